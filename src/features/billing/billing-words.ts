import type { BillingService, CostGrouping } from '#src/api/generated/types.gen.ts'

/** What is paid for, in the order in which it has its colours. */
export const serviceWords: Readonly<Record<BillingService, string>> = {
  virtual_machines: 'Virtual machines',
  gpu: 'GPU machines',
  containers: 'Containers',
  databases: 'Databases',
  storage: 'Block storage',
  load_balancers: 'Load balancers',
  firewalls: 'Firewalls',
  cdn: 'CDN',
  dns: 'DNS',
}

export const services = Object.keys(serviceWords) as BillingService[]

/** A service has its colour wherever it is shown. */
export function colorOf(service: BillingService): number {
  return services.indexOf(service)
}

export const groupings: Readonly<Record<CostGrouping, { readonly label: string; readonly head: string }>> = {
  service: { label: 'Service', head: 'Service' },
  resource: { label: 'Resource', head: 'Resource' },
  project: { label: 'Project', head: 'Project' },
}
