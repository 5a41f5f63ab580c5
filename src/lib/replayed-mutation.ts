import {
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationFilters,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useMemo } from 'react'

interface ReplayedMutation<Change, Data> {
  /** Identifies the mutations in the mutation cache. */
  name: string
  /** The queries that a change affects. All of them hold `Data`. */
  queryKey: QueryKey
  /** Returns the data with one change applied. Must be idempotent. */
  apply: (data: Data, change: Change) => Data
  /** Runs after the last pending change, whether it was confirmed or rejected. */
  refresh: (queryClient: QueryClient) => Promise<unknown>
}

interface ChangeOptions<Change, Answer> extends Pick<
  UseMutationOptions<unknown, Error, Change>,
  'retry' | 'networkMode' | 'gcTime'
> {
  /** Sends one change to the server. */
  send: (change: Change) => Promise<Answer>
  onConfirmed?: (change: Change, answer: Answer) => void
  onRejected: (error: Error, change: Change) => void
}

/**
 * A mutation whose changes are shown before the server confirms them. The query cache holds only
 * what the server has sent or confirmed; the screen shows that data with all pending changes
 * replayed over it (docs/adr/0002-optimism-by-replay.md). Confirmed changes are applied to the
 * cache; rejected changes are dropped. Changes are sent one at a time, in the order they were made.
 */
export function defineReplayedMutation<Change, Data>(definition: ReplayedMutation<Change, Data>) {
  const { name, queryKey, apply, refresh } = definition
  const mutationKey = [name]
  const pendingFilter = { mutationKey, status: 'pending' } as const

  function changeOf({ state }: Mutation): Change {
    // The cache types variables as unknown; only `useChange` creates mutations with this key.
    return state.variables as Change
  }

  async function confirm(queryClient: QueryClient, change: Change) {
    // The answer to an earlier request may not contain the change yet and must not overwrite it.
    await queryClient.cancelQueries({
      queryKey,
      predicate: ({ state }) => state.data !== undefined,
    })
    queryClient.setQueriesData<Data>({ queryKey }, (data) => data && apply(data, change))
  }

  return {
    apply,
    changeOf,

    /** Matches the pending mutations, for `useMutationState` and `MutationCache.findAll`. */
    pendingFilter,

    /** The mutation that sends a change. */
    useChange<Answer>(changeOptions: ChangeOptions<Change, Answer>) {
      const { send, onConfirmed, onRejected, ...options } = changeOptions
      const queryClient = useQueryClient()
      return useMutation({
        ...options,
        mutationKey,
        scope: { id: name },
        mutationFn: send,
        onSuccess: async (answer, change) => {
          await confirm(queryClient, change)
          onConfirmed?.(change, answer)
        },
        onError: onRejected,
        onSettled: () => {
          const isLast = queryClient.isMutating({ mutationKey }) === 1
          return isLast ? refresh(queryClient) : undefined
        },
      })
    },

    /** The pending changes in the order they were made. The array is stable between changes. */
    usePending(): Change[] {
      return useMutationState({ filters: pendingFilter, select: changeOf })
    },

    /** All changes in the mutation cache in the order they were made, with their status. */
    readAll(queryClient: QueryClient) {
      const mutations = queryClient.getMutationCache().findAll({ mutationKey })
      return mutations.map((mutation) => ({
        change: changeOf(mutation),
        status: mutation.state.status,
      }))
    },
  }
}

interface Replayable<Change, Data> {
  pendingFilter: MutationFilters
  changeOf: (mutation: Mutation) => Change
  apply: (data: Data, change: Change) => Data
}

/** The data with the pending changes of a replayed mutation applied. */
export function useReplay<Change, Data>(
  { pendingFilter, changeOf, apply }: Replayable<Change, Data>,
  data: Data,
): Data {
  const pending = useMutationState({ filters: pendingFilter, select: changeOf })
  return useMemo(() => pending.reduce(apply, data), [apply, data, pending])
}
