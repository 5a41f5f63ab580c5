/**
 * The result of `promise`, or an error if it takes longer than `ms`. What it waits for goes on; its
 * result is then not used.
 */
export async function withDeadline<T>(
  promise: Promise<T>,
  ms: number,
  toError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), ms)
  })
  try {
    return await Promise.race([promise, expiry])
  } finally {
    clearTimeout(timer)
  }
}
