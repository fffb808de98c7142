import { marketplaceDeployHandlers } from './deploy.ts'
import { marketplaceListHandlers } from './list.ts'

/** Handlers of the contract's tag `marketplace`. */
export const marketplaceHandlers = { ...marketplaceListHandlers, ...marketplaceDeployHandlers }
