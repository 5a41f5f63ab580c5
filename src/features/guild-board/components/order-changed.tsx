import { Button } from '@/ui/button'

interface OrderChangedProps {
  isChanged: boolean
  onUpdate: () => void
}

/** Says that rows would be in another order now, and puts them in it. */
export function OrderChanged({ isChanged, onUpdate }: OrderChangedProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-2 text-sm text-muted">
      <p role="status">{isChanged && 'Order changed'}</p>
      {isChanged && (
        <Button variant="outline" size="sm" onClick={onUpdate}>
          Update
        </Button>
      )}
    </div>
  )
}
