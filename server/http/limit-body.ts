import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HttpError } from './http-errors'

/** Several times the largest batch or raid file. */
const BODY_BYTES_MAX = 2_000_000

export function limitBody() {
  const limitChunks = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: refuse })
  return createMiddleware((context, next) => {
    const { method } = context.req
    // To look at a body, the Node adapter constructs a complete Request, which costs time in each
    // short read.
    if (method === 'GET') return next()
    const length = context.req.header('Content-Length')
    if (length === undefined || context.req.header('Transfer-Encoding'))
      return limitChunks(context, next)
    // `bodyLimit` would start to receive the body, and so ask for one that may be refused.
    return Number(length) > BODY_BYTES_MAX ? refuse() : next()
  })
}

function refuse(): never {
  throw new HttpError(413, 'BAD_REQUEST', 'The request is too large')
}
