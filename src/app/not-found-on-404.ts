import { NotFoundError } from '@/api/errors'
import { notFound } from '@tanstack/react-router'

/** For loaders: shows the Not Found page if the server answers 404. */
export async function notFoundOn404<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound()
    throw error
  }
}
