import { dashboardCpuHandlers } from './cpu.ts'
import { dashboardOverviewHandlers } from './overview.ts'
import { dashboardServiceHandlers } from './services.ts'
import { dashboardSpendHandlers } from './spend.ts'
import { dashboardStorageHandlers } from './storage.ts'

/** The operations of the contract's tag `dashboard`: sums over everything that an organisation has. */
export const dashboardHandlers = {
  ...dashboardOverviewHandlers,
  ...dashboardSpendHandlers,
  ...dashboardServiceHandlers,
  ...dashboardCpuHandlers,
  ...dashboardStorageHandlers,
}
