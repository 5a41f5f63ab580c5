/*
 * The backend answers 304 to a poll if nothing has changed. The browser then repeats the answer from its cache,
 * and reading a large one again would take as long as the first time.
 */

interface KnownAnswer {
  etag: string
  /** Weak, so that answers that nothing shows any more take no memory. */
  value: WeakRef<object>
}

const answers = new Map<string, KnownAnswer>()

/** The parsed answer of a request, if it was answered with the same ETag before and is still in use. */
export function findKnownAnswer(request: string, etag: string | null): object | undefined {
  const known = answers.get(request)
  return known?.etag === etag ? known?.value.deref() : undefined
}

/** Keeps the parsed answer of a request for `findKnownAnswer`. */
export function keepKnownAnswer(request: string, etag: string | null, value: unknown) {
  for (const [key, known] of answers) if (!known.value.deref()) answers.delete(key)
  if (etag === null || typeof value !== 'object' || value === null) answers.delete(request)
  else answers.set(request, { etag, value: new WeakRef(value) })
}
