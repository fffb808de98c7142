import { relativeTo } from '#src/domain/dns-names.ts'
import type { CollectionName, OrganizationRow, Transaction } from '../db/index.ts'
import { recordTarget } from '../world/dns-pointing.ts'
import { edgeDomainOf } from '../world/edge-domain.ts'

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

/** Fields whose texts name resources, by collection. */
const MENTIONS: Partial<Record<CollectionName, readonly string[]>> = {
  ...Object.fromEntries(NAMED.map((collection) => [collection, ['volumeName']])),
  activities: ['resourceName', 'summary', 'changes'],
  alerts: ['resource'],
  alertEvents: ['summary'],
  alertRules: ['resources'],
  alertSilences: ['resource'],
  auditEntries: ['resource', 'detail'],
  bulkItems: ['name'],
  cdnPurges: ['targets'],
  charges: ['name', 'projectName'],
  notifications: ['title', 'body'],
}

/** Part of their tables that is used here. */
interface Table<Row> {
  by(field: 'organizationId', id: string): readonly ({ readonly id: string } & Row)[]
  update(id: string, change: Partial<Row>): unknown
}

/**
 * Extends every name to the longest that the contract allows, so that its beginning stays. Texts about a resource get
 * its longer name.
 */
export function lengthenNames(tx: Transaction, { id }: OrganizationRow): void {
  const longer = new Map<string, string>()
  for (const collection of NAMED) {
    const table: Table<{ readonly name: string }> = tx[collection]
    for (const row of table.by('organizationId', id)) {
      const name = lengthened(row.name)
      longer.set(row.name, name)
      table.update(row.id, { name })
    }
  }
  renameEdgeRecords(tx, id)
  for (const project of tx.projects.by('organizationId', id)) {
    const next = `${project.name} of the customer-facing storefront in the European market`
    const name = next.slice(0, MAX_PROJECT_NAME).trimEnd()
    longer.set(project.name, name)
    tx.projects.update(project.id, { name })
  }
  for (const [collection, fields] of Object.entries(MENTIONS)) {
    const table: Table<Readonly<Record<string, unknown>>> = tx[collection as CollectionName] as never
    for (const row of table.by('organizationId', id)) {
      const change = fields.flatMap((field) => {
        const value = withLongNames(row[field], longer)
        return value === row[field] ? [] : [[field, value] as const]
      })
      if (change.length > 0) table.update(row.id, Object.fromEntries(change))
    }
  }
}

/** Lengthens a name; of a domain only the first label, so that it stays in its zone. */
function lengthened(name: string): string {
  const [label, ...parents] = name.split('.')
  const next = `${label}-of-the-customer-facing-storefront-in-the-european-production-environment`
  return [next.slice(0, MAX_RESOURCE_NAME).replace(/-+$/, 'x'), ...parents].join('.')
}

/** Gives the records of distributions the names of their longer domains. */
function renameEdgeRecords(tx: Transaction, organizationId: string): void {
  const domains = new Map(
    tx.cdnDistributions.by('organizationId', organizationId).map((row) => [edgeDomainOf(row), row.name]),
  )
  for (const zone of tx.dnsZones.by('organizationId', organizationId)) {
    for (const record of tx.dnsRecords.by('dnsZoneId', zone.id)) {
      const domain = domains.get(recordTarget(record) ?? '')
      const name = domain === undefined ? null : relativeTo(domain, zone.name)
      if (name !== null) tx.dnsRecords.update(record.id, { name })
    }
  }
}

/** Words of a text: names of resources with their dots; a longer one, such as the tag of an image, is another word. */
const WORDS = /\w(?:[\w.:@-]*\w)?/g

/** Copies a value with the names in its texts replaced; returns the value itself if there are none. */
function withLongNames(value: unknown, longer: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return longer.get(value) ?? value.replace(WORDS, (word) => longer.get(word) ?? word)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, it]) => [key, withLongNames(it, longer)] as const)
  const isSame = entries.every(([key, it]) => it === (value as Record<string, unknown>)[key])
  if (isSame) return value
  return Array.isArray(value) ? entries.map(([, it]) => it) : Object.fromEntries(entries)
}
