import { describeFaults } from './fault-matrix'
import { SITUATIONS } from './situations'

describeFaults(SITUATIONS.filter(({ call }) => call.method === 'GET'))
