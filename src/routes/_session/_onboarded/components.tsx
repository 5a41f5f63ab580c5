import { ShowcasePage } from '@/features/showcase/components/showcase-page'
import { pageTitle } from '@/app/page-title'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/components')({
  head: () => pageTitle('Components'),
  component: ShowcasePage,
})
