import { buttonStyles } from '@/ui/button'
import { MessagePage } from '@/ui/messages/message-page'
import { Link } from '@tanstack/react-router'
import { ServerOff } from 'lucide-react'

/** For backends without the admin calls (docs/other-backends.md). */
export function NoAdminCalls() {
  return (
    <MessagePage
      icon={<ServerOff />}
      title="No admin pages"
      text={<p>This server has no admin calls, so its raids cannot be edited here.</p>}
      actions={
        <Link to="/" className={buttonStyles()}>
          Go to Home
        </Link>
      }
    />
  )
}
