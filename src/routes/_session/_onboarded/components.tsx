import { ApiError } from '@/api/errors'
import { NotFoundPage } from '@/app/not-found-page'
import { RouteError } from '@/app/route-error'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { ShowcasePage } from '@/features/showcase/components/showcase-page'
import { Row, type Specimen } from '@/features/showcase/components/specimen'
import { WholePage } from '@/features/showcase/components/whole-page'
import { pageTitle } from '@/app/page-title'
import { Button } from '@/ui/button'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/components')({
  head: () => pageTitle('Components'),
  component: Components,
})

function Components() {
  return <ShowcasePage screens={SCREENS} />
}

/** Each error view has an error of its own, because an error is reported only once. */
function createError() {
  const error = new ApiError('The list could not be loaded', 'INTERNAL_ERROR', { status: 500 })
  return { error, reset: () => {} }
}
const ROUTER_ERROR = createError()
const ADMIN_ERROR = createError()

function RouterErrorDemo() {
  return (
    <Row caption="With the buttons Show Error and Hide Error. The screen reports an error to the console when it is first shown.">
      <WholePage name="Router error">
        <RouteError {...ROUTER_ERROR} />
      </WholePage>
    </Row>
  )
}

function AdminErrorDemo() {
  return (
    <Row caption="Go Back leaves this page. The screen reports an error to the console when it is first shown.">
      <WholePage name="Admin error">
        <AdminError {...ADMIN_ERROR} />
      </WholePage>
    </Row>
  )
}

function NotFoundDemo() {
  return (
    <Row>
      <WholePage name="Not Found page">
        <NotFoundPage />
      </WholePage>
    </Row>
  )
}

/** Fires the event that Vite fires when a chunk fails to load. */
function failPreload() {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(Object.assign(event, { payload: new Error('Shown on request') }))
}

function PreloadErrorDemo() {
  return (
    <Row caption="Several preload errors show one toast">
      <Button variant="secondary" onClick={failPreload}>
        Preload error
      </Button>
    </Row>
  )
}

const SCREENS: readonly Specimen[] = [
  {
    name: 'RouteError',
    rule: 'Shown by the router when a page fails. For a part of a page use ErrorPanel.',
    Demo: RouterErrorDemo,
  },
  {
    name: 'AdminError',
    rule: 'Shown when an admin page fails.',
    Demo: AdminErrorDemo,
  },
  {
    name: 'NotFoundPage',
    rule: 'For unknown paths, and for entities that do not exist or belong to another user.',
    Demo: NotFoundDemo,
  },
  {
    name: 'PreloadError',
    rule: 'Shown when preloading the page behind a link fails. The current page stays open.',
    Demo: PreloadErrorDemo,
  },
]
