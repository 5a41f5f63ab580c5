import { env } from '@/lib/env'
import { buttonStyles } from '@/ui/button'
import { MessagePage } from '@/ui/messages/message-page'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'

/** Shown for unknown paths, and for entities that do not exist or belong to another user. */
export function NotFoundPage() {
  return (
    <>
      <title>{`Not Found · ${env.appName}`}</title>
      <MessagePage
        icon={<Compass />}
        title="Not Found"
        text={<p>This page does not exist, was deleted, or belongs to someone else.</p>}
        actions={
          <Link to="/" className={buttonStyles()}>
            Go to Home
          </Link>
        }
      />
    </>
  )
}
