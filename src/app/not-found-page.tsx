import { env } from '@/lib/env'
import { buttonStyles } from '@/ui/button'
import { Page, PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'

/** Shown for unknown paths, and for entities that do not exist or belong to another user. */
export function NotFoundPage() {
  return (
    <Page>
      <title>{`Not Found · ${env.appName}`}</title>
      <PageHeader title="Not Found">
        <p className="mt-2 text-muted">
          There is nothing at this address. It may have been deleted, or it belongs to someone else.
        </p>
      </PageHeader>
      <div>
        <Link to="/" className={buttonStyles()}>
          Go to Home
        </Link>
      </div>
    </Page>
  )
}
