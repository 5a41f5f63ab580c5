import { Button } from '@/ui/button'
import { copyAndTell } from '@/ui/messages/copy-and-tell'
import { ClipboardCopy } from 'lucide-react'
import type { ComponentProps } from 'react'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string
  text: string
  /** The text of the toast. */
  copied: string
}

export function CopyButton({ label, text, copied, variant }: CopyButtonProps) {
  return (
    <Button variant={variant} onClick={() => void copyAndTell(text, copied)}>
      <ClipboardCopy aria-hidden />
      {label}
    </Button>
  )
}
