import type { OrganizationRow, Transaction } from '../db/index.ts'

/** Limits of the contract (`ResourceName`, `ProjectName`). */
const MAX_RESOURCE_NAME = 63
const MAX_PROJECT_NAME = 60

/** Each has names that are labels of DNS. */
const NAMED = [
  'vms',
  'containers',
  'databases',
  'volumes',
  'volumeSnapshots',
  'loadBalancers',
  'firewalls',
  'cdnDistributions',
] as const

/** Part of their tables that is used here. */
interface Named {
  by(field: 'organizationId', id: string): readonly { readonly id: string; readonly name: string }[]
  update(id: string, change: { readonly name: string }): unknown
}

/** Extends every name to the longest that the contract allows, so that its beginning stays. */
export function lengthenNames(tx: Transaction, { id }: OrganizationRow): void {
  for (const collection of NAMED) {
    const table: Named = tx[collection]
    for (const row of table.by('organizationId', id)) {
      const next = `${row.name}-of-the-customer-facing-storefront-in-the-european-production-environment`
      table.update(row.id, { name: next.slice(0, MAX_RESOURCE_NAME).replace(/-+$/, 'x') })
    }
  }
  for (const project of tx.projects.by('organizationId', id)) {
    const next = `${project.name} of the customer-facing storefront in the European market`
    tx.projects.update(project.id, { name: next.slice(0, MAX_PROJECT_NAME).trimEnd() })
  }
}
