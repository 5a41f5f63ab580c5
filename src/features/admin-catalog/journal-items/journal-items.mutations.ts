import { useMutation } from '@tanstack/react-query'
import { listItems } from './journal-items.api'

/** Reads one item of the game's journal. A mutation, because it is read when the admin asks. */
export function useReadItem() {
  return useMutation({ mutationFn: (id: number) => listItems([id]) })
}
