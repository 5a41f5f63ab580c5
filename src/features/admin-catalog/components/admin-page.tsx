import { Breadcrumb } from '@/ui/breadcrumb'
import { Page, PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AdminPageProps {
  title: string
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** A page below the admin index. */
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
