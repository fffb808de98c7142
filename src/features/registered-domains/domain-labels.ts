import type { RegisteredDomainStatus } from '#src/api/generated/types.gen.ts'
import type { StatusLabel } from '#src/resources/resource-definition.ts'
import type { Noun } from '#src/ui/resource-table/list-state.ts'

export const domainNoun: Noun = { one: 'domain', many: 'domains' }

export const domainStatuses: Readonly<Record<RegisteredDomainStatus, StatusLabel>> = {
  active: { label: 'Active', tone: 'healthy' },
  expiring: { label: 'Expiring', tone: 'warning' },
  expired: { label: 'Expired', tone: 'critical' },
}
