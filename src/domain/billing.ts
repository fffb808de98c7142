/** Services on the bill, in the order in which they are stacked and listed. */
export const BILLING_SERVICES = [
  'virtual_machines',
  'gpu',
  'containers',
  'databases',
  'storage',
  'load_balancers',
  'firewalls',
  'cdn',
  'dns',
  'plan',
] as const

export type BillingService = (typeof BILLING_SERVICES)[number]

export const BILLING_SERVICE_NAMES: Readonly<Record<BillingService, string>> = {
  virtual_machines: 'Virtual machines',
  gpu: 'GPU VMs',
  containers: 'Containers',
  databases: 'Databases',
  storage: 'Block storage',
  load_balancers: 'Load balancers',
  firewalls: 'Firewalls',
  cdn: 'CDN',
  dns: 'DNS and domains',
  plan: 'Plan',
}
