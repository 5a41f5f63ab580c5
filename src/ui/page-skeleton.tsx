import type { ReactNode } from 'react'

import { Page } from './page'
import { Skeleton } from './skeleton'

interface PageSkeletonProps {
  /** Pages below the first level have one. */
  hasBreadcrumb?: boolean
  /** A line of facts below the title. */
  hasFacts?: boolean
  children: ReactNode
}

/**
 * A page while its data is on the way: the places of breadcrumb and title, and what is given as its
 * content. Screen readers hear "Loading" once.
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

/** Cards in the grid of the pages that show cards. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid grid-cards gap-4">
      {keys(count).map((key) => (
        <Skeleton key={key} className="h-48" />
      ))}
    </div>
  )
}

/** Rows of a list or table within its frame. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-panel p-4">
      {keys(count).map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  )
}
