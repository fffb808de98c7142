import { organizationActivityHandlers } from './activity.ts'
import { dependentHandlers } from './dependents.ts'

export const resourceHandlers = { ...dependentHandlers, ...organizationActivityHandlers }
