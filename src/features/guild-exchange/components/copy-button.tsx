import { copyText } from '@/lib/clipboard'
import { Button } from '@/ui/button'
import { toast } from '@/ui/messages/toast'
import { ClipboardCopy } from 'lucide-react'

interface CopyButtonProps {
  label: string
  text: string
  /** The text of the toast. */
  copied: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ label, text, copied }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) toast.success(copied)
    else toast.error('Your browser does not allow copying')
  }
  return (
    <Button onClick={() => void copy()}>
      <ClipboardCopy aria-hidden />
      {label}
    </Button>
  )
}
