import { capitalized } from '@/lib/format'
import { Textarea } from '@/ui/fields/textarea'
import type { ComponentProps } from 'react'
import { CopyButton } from './copy-button'

interface MessagesProps extends Pick<ComponentProps<typeof CopyButton>, 'variant'> {
  messages: readonly string[]
}

/** Messages for Discord, each with a button that copies it. */
export function Messages({ messages, variant }: MessagesProps) {
  return (
    <ol className="flex flex-col gap-5">
      {messages.map((message, index) => {
        const name =
          messages.length === 1 ? 'message' : `message ${index + 1} of ${messages.length}`
        return (
          // The position is what identifies a message.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex flex-col gap-2">
            <Textarea label={capitalized(name)} readOnly value={message} className="max-h-40" />
            <CopyButton
              label={`Copy ${name}`}
              text={message}
              copied={`Copied ${name}`}
              variant={variant}
            />
          </li>
        )
      })}
    </ol>
  )
}
