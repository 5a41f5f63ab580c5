/** Sends all requests at once; returns their statuses in ascending order. */
export async function sendTogether(
  requests: (() => Promise<{ status: number }>)[],
): Promise<number[]> {
  const answers = await Promise.all(requests.map((request) => request()))
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** An array of `count` values. */
export function repeat<T>(count: number, create: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => create(index))
}
