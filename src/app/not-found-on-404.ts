import { NotFoundError } from '@/api/errors'
import { notFound } from '@tanstack/react-router'

/** For loaders: what the server does not have, or not for this person, is the Not Found page. */
export async function notFoundOn404<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound()
    throw error
  }
}
