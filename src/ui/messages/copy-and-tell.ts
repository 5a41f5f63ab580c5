import { copyText } from '@/lib/clipboard'
import { toast } from './toast'

/** Copies a text, and says so with the title `copied`, or that the browser does not allow it. */
export async function copyAndTell(text: string, copied: string) {
  if (await copyText(text)) toast.success(copied)
  else toast.error('Your browser does not allow copying')
}
