import { ADMIN_SITUATIONS } from './admin-situations'
import { describeFaults } from './fault-matrix'

describeFaults(ADMIN_SITUATIONS.filter(({ call }) => ['PUT', 'DELETE'].includes(call.method)))
