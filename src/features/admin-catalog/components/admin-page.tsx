import { Breadcrumb } from '@/ui/breadcrumb'
import { Page, PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  /** Buttons in the header. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page below /admin: breadcrumb and header. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: 'Home', render: (link) => <Link to="/" {...link} /> },
          { label: 'Admin', render: (link) => <Link to="/admin" {...link} /> },
          { label: title },
        ]}
      />
      <PageHeader title={title} actions={actions} />
      {children}
    </Page>
  )
}
