import type { ReactNode } from 'react'

import { Page } from '../page'
import { Skeleton } from './skeleton'

interface PageSkeletonProps {
  /** For pages below the first level. */
  hasBreadcrumb?: boolean
  /** Adds a line below the title. */
  hasFacts?: boolean
  children: ReactNode
}

/**
 * Placeholder of a page while its data loads: breadcrumb, title, and the given content. Screen
 * readers announce "Loading" once.
 *
 * @example <PageSkeleton hasBreadcrumb><CardsSkeleton count={3} /></PageSkeleton>
 */
export function PageSkeleton({ hasBreadcrumb, hasFacts, children }: PageSkeletonProps) {
  return (
    <Page role="status" aria-label="Loading">
      {hasBreadcrumb && <Skeleton className="h-5 w-56 max-w-full" />}
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-72 max-w-full" />
        {hasFacts && <Skeleton className="h-6 w-48 max-w-full" />}
      </div>
      {children}
    </Page>
  )
}

function keys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Placeholder of a grid of cards. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid grid-cards gap-4">
      {keys(count).map((key) => (
        <Skeleton key={key} className="h-48" />
      ))}
    </div>
  )
}

/** Placeholder of a list or table with its frame. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-panel p-4">
      {keys(count).map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  )
}

/** Placeholder of an admin page: breadcrumb, title, search and rows. */
export function TablePageSkeleton() {
  return (
    <PageSkeleton hasBreadcrumb>
      <Skeleton className="h-10 touch:h-touch" />
      <RowsSkeleton count={10} />
    </PageSkeleton>
  )
}
