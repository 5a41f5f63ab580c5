import { ApiError } from '@/api/errors'
import { NotFoundPage } from '@/app/not-found-page'
import { RouteError } from '@/app/route-error'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { ShowcasePage } from '@/features/showcase/components/showcase-page'
import { Row, type Specimen } from '@/features/showcase/components/specimen'
import { WholePage } from '@/features/showcase/components/whole-page'
import { pageTitle } from '@/lib/page-title'
import { Button } from '@/ui/button'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/components')({
  head: () => pageTitle('Components'),
  component: Components,
})

function Components() {
  return <ShowcasePage screens={SCREENS} />
}

const REFUSAL = new ApiError('This list could not be read', 'INTERNAL_ERROR', {
  status: 500,
})
/** Screens of the app that the router shows; none of these has anything to reset here. */
const ERROR = { error: REFUSAL, reset: () => {} }

function RouterErrorDemo() {
  return (
    <Row caption="With Show Error and Hide Error">
      <WholePage name="Router error">
        <RouteError {...ERROR} />
      </WholePage>
    </Row>
  )
}

function AdminErrorDemo() {
  return (
    <Row caption="Go Back leaves this page; showing it logs an error, as the text says">
      <WholePage name="Admin error">
        <AdminError {...ERROR} />
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

/** As the bundler says it when a page's code could not be had. */
function failPreload() {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(Object.assign(event, { payload: new Error('Shown on request') }))
}

function PreloadErrorDemo() {
  return (
    <Row caption="A toast, one for any number of links">
      <Button variant="secondary" onClick={failPreload}>
        Preload error
      </Button>
    </Row>
  )
}

const SCREENS: readonly Specimen[] = [
  {
    name: 'RouteError',
    rule: 'The router shows it where a page failed. A part of a page that failed is an ErrorPanel.',
    Demo: RouterErrorDemo,
  },
  {
    name: 'AdminError',
    rule: 'The same around all admin pages.',
    Demo: AdminErrorDemo,
  },
  {
    name: 'NotFoundPage',
    rule: 'For addresses the app does not have, and for what is gone or someone else’s.',
    Demo: NotFoundDemo,
  },
  {
    name: 'PreloadError',
    rule: 'When the page behind a link could not be loaded ahead; the page one is on stays as it is.',
    Demo: PreloadErrorDemo,
  },
]
