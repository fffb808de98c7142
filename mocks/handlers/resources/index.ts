import { organisationActivityHandlers } from './activity.ts'
import { dependentHandlers } from './dependents.ts'

export const resourceHandlers = { ...dependentHandlers, ...organisationActivityHandlers }
