import { EmptyState } from '@/ui/messages/empty-state'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'

interface SideHintProps {
  title: string
  text: string
  children?: ReactNode
}

/** What stands beside a list before something in it is chosen. */
export function SideHint({ title, text, children }: SideHintProps) {
  return (
    <div className="sticky top-30 rounded-lg border border-dashed border-line">
      <EmptyState icon={<Scale />} title={title} text={text} />
      {children}
    </div>
  )
}
