// A server with one Hono route that returns a constant: the lower bound for the backend's latency.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('/bare', (context) => context.json({ data: { authenticated: true } }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () =>
  process.send?.('ready'),
)
process.on('disconnect', () => process.exit(0))
