import { ensureEngines } from '../../scripts/browsers'
import setUpServers from '../e2e/global-setup'

export default async function setUp(): Promise<() => void> {
  ensureEngines()
  return setUpServers()
}
