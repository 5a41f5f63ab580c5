import { Breadcrumb } from '@/ui/breadcrumb'
import { Page, PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  actions?: ReactNode
  /** Fills the window: its full width and, on wide screens, at least its height. */
  isFullSize?: boolean
  children: ReactNode
}

/** The frame of every page below /admin: breadcrumb and header. */
export function AdminPage({ title, actions, isFullSize = false, children }: AdminPageProps) {
  return (
    <Page data-wide={isFullSize || undefined} className={isFullSize ? FULL_SIZE : undefined}>
      <Breadcrumb
        items={[
          { label: 'Home', render: (link) => <Link to="/" {...link} /> },
          { label: 'Admin', render: (link) => <Link to="/admin" {...link} /> },
          { label: title },
        ]}
      />
      <PageHeader title={title} actions={actions} isShort />
      {children}
    </Page>
  )
}

/** Reaches over the space below the content. */
const FULL_SIZE = 'max-w-none! gap-2! pt-1! sm:-mb-8 sm:min-h-window sm:gap-3! sm:pt-4! sm:pb-4!'
