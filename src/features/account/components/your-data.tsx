import { env } from '@/lib/env'
import { lazyDialog } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useExportUserData } from '../account.mutations'

/** Lazy-loaded, so that the profile page renders without waiting for the form library. */
const DeleteAccountDialog = lazyDialog(
  async () => (await import('./delete-account-dialog')).DeleteAccountDialog,
)

/** Lets the user export what is stored about them, and delete their account. */
export function YourData({ battleTag }: { battleTag: string }) {
  const exporting = useExportUserData()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="max-w-prose text-sm text-muted">{`Everything that ${env.appName} stores about you: account, characters, guilds and wishlists.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isLoading={exporting.isPending}
          loadingText="Exporting..."
          onClick={() => exporting.mutate()}
        >
          <Download aria-hidden />
          Export my data
        </Button>
        <Button variant="outline" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden />
          Delete my account
        </Button>
      </div>
      {isDeleting && (
        <DeleteAccountDialog battleTag={battleTag} open onOpenChange={setIsDeleting} />
      )}
    </Card>
  )
}
