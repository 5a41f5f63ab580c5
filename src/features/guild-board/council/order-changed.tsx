import { Button } from '@/ui/button'

interface OrderChangedProps {
  isChanged: boolean
  onUpdate: () => void
}

/**
 * Says that rows would be in another order now, and puts them in it. Stands over the head of the
 * table, so that no row moves when it appears.
 */
export function OrderChanged({ isChanged, onUpdate }: OrderChangedProps) {
  return (
    <div className="sticky -top-1 z-20 h-0">
      <div className="absolute inset-x-0 top-0 mx-auto flex w-fit items-center gap-2 rounded-md bg-highlight text-sm text-text shadow-overlay">
        <p role="status">{isChanged && <span className="pl-3">Order changed</span>}</p>
        {isChanged && (
          <Button variant="outline" size="sm" onClick={onUpdate}>
            Update
          </Button>
        )}
      </div>
    </div>
  )
}
