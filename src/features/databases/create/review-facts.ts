import type { DatabaseCatalog } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import type { ReviewFact } from '#src/resources/create/review-section.tsx'
import type { Format } from '#src/ui/format.ts'
import { describePlan, engineAndVersion, formatWindow, scheduleAndRetention } from '../database-labels.ts'
import { connectionsOf } from '../parts/plan-choices.tsx'
import type { DatabaseDraft } from './database-draft.ts'

/** Summary of all choices. */
export function reviewFacts(draft: DatabaseDraft, catalog: DatabaseCatalog, format: Format): ReviewFact[] {
  const plan = catalog.plans.find(({ id }) => id === draft.planId)
  const connections = connectionsOf(catalog, draft.engine, draft.planId)
  const networks = draft.allowedNetworks.map(({ cidr }) => cidr).filter((cidr) => cidr !== '')
  return [
    { field: 'engine', name: 'Engine', value: engineAndVersion(draft) },
    {
      field: 'planId',
      name: 'Plan',
      value: plan && `${plan.name}: ${describePlan(plan, connections, format)}`,
    },
    { field: 'region', name: 'Region', value: regionName(draft.region) },
    { field: 'name', name: 'Name', value: draft.name },
    { field: 'allowedNetworks', name: 'Networks', value: networks },
    { field: 'backupSchedule', name: 'Backups', value: scheduleAndRetention(draft.backupSchedule, format) },
    { field: 'maintenanceWindow', name: 'Maintenance', value: formatWindow(draft.maintenanceWindow, format) },
    { field: 'tags', name: 'Tags', value: draft.tags },
    {
      field: 'deletionProtection',
      name: 'Deletion protection',
      value: draft.deletionProtection ? 'On' : 'Off',
    },
  ]
}
