import { applicationHandlers } from './applications.ts'
import { incidentHandlers } from './incidents.ts'
import { infrastructureHandlers } from './infrastructure.ts'
import { monitoringOverviewHandlers } from './overview.ts'
import { monitoringQueryHandlers } from './query.ts'

export const monitoringHandlers = {
  ...applicationHandlers,
  ...incidentHandlers,
  ...infrastructureHandlers,
  ...monitoringOverviewHandlers,
  ...monitoringQueryHandlers,
}
