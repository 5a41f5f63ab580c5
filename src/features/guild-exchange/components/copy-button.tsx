import { Button } from '@/ui/button'
import { copyAndTell } from '@/ui/messages/copy-and-tell'
import { ClipboardCopy } from 'lucide-react'

interface CopyButtonProps {
  label: string
  text: string
  /** The text of the toast. */
  copied: string
}

export function CopyButton({ label, text, copied }: CopyButtonProps) {
  return (
    <Button onClick={() => void copyAndTell(text, copied)}>
      <ClipboardCopy aria-hidden />
      {label}
    </Button>
  )
}
