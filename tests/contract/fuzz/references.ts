import fc from 'fast-check'
import { collections as rowCollections } from '#mocks/db/index.ts'
import { APPS } from '#mocks/handlers/marketplace/apps/index.ts'
import { SIZES } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import type { Json, JsonObject } from '../suite/contract.ts'
import { hostileText } from './hostile.ts'

/**
 * Ids in generated requests. What exists is known only when a request is sent, so a request is generated with a place
 * for it, such as `‹vms 3›`, which is filled in then: the fourth machine there is, counted in a circle.
 */
const anyPlace = (collection: string): fc.Arbitrary<string> =>
  fc.nat({ max: 40 }).map((index) => place(collection, index))

/**
 * A place for a field of a row; a negative index counts from the end.
 * @param where what the row must be like, such as `region=us-east status=running`
 */
export function place(collection: string, index: number, where = '', field = 'id'): string {
  return `‹${[collection, index, field, where].filter((part) => part !== '').join(' ')}›`
}

/** Member and parameter names, and the rows they name. */
const collections: Readonly<Record<string, string>> = {
  resourceId: 'resources',
  vmId: 'vms',
  vmIds: 'vms',
  containerId: 'containers',
  databaseId: 'databases',
  databaseUserId: 'databaseUsers',
  databaseBackupId: 'databaseBackups',
  volumeId: 'volumes',
  volumeSnapshotId: 'volumeSnapshots',
  snapshotId: 'volumeSnapshots',
  sourceSnapshotId: 'volumeSnapshots',
  loadBalancerId: 'loadBalancers',
  firewallId: 'firewalls',
  cdnDistributionId: 'cdnDistributions',
  dnsZoneId: 'dnsZones',
  recordId: 'dnsRecords',
  networkId: 'networks',
  sshKeyIds: 'sshKeys',
  sshKeyId: 'sshKeys',
  projectId: 'projects',
  alertId: 'alerts',
  alertSilenceId: 'alertSilences',
  ruleId: 'alertRules',
  alertRuleId: 'alertRules',
  resourceIds: 'resources',
  channelId: 'notificationChannels',
  channelIds: 'notificationChannels',
  notificationChannelId: 'notificationChannels',
  notificationId: 'notifications',
  signUpId: 'signUps',
  apiKeyId: 'apiKeys',
  avatarId: 'avatars',
  roleId: 'customRoles',
  customRoleIds: 'customRoles',
  memberId: 'memberships',
  invitationId: 'invitations',
  auditEntryId: 'auditEntries',
  budgetId: 'budgets',
  invoiceId: 'invoices',
  paymentMethodId: 'paymentMethods',
  cardConfirmationId: 'cardConfirmations',
  recommendationId: 'recommendations',
  domainPurchaseId: 'domainPurchases',
  cursor: 'cursors',
  logId: 'logs',
}

/** An id that exists, mostly; undefined for a name that holds no id. */
export function referenceFor(name: string): fc.Arbitrary<string> | undefined {
  if (name === 'imageId') return fc.constantFrom(...IMAGES.map((image) => image.id), 'img_none')
  if (name === 'sizeId') return fc.constantFrom(...SIZES.map((size) => size.id), 'size_none')
  if (name === 'marketplaceAppId') return fc.constantFrom(...APPS.map((app) => app.id), 'no-such-app')
  if (name === 'token') return fc.nat({ max: 3 }).map((index) => `‹passwordResets ${index} token›`)
  const collection = collections[name]
  if (collection === undefined) return undefined
  return fc.oneof({ weight: 9, arbitrary: anyPlace(collection) }, { weight: 1, arbitrary: idText })
}

/** Which rows have ids that begin like this: `vm` of `vm_4f8k2m9x1c7q`. */
const byPrefix = new Map(Object.entries(rowCollections).map(([name, { idPrefix }]) => [idPrefix, name]))

/** An example of the contract with rows there are in place of its made-up ids, and names that are not taken yet. */
export function withPlaces(example: Json, index: number, name = ''): Json {
  if (Array.isArray(example)) return example.map((it, position) => withPlaces(it, index + position, name))
  if (typeof example === 'object' && example !== null) {
    return Object.fromEntries(
      Object.entries(example as JsonObject).map(([key, value]) => [key, withPlaces(value, index, key)]),
    )
  }
  if (typeof example !== 'string') return example
  const [, prefix = ''] = /^([a-z]+)_[a-z0-9]{12}$/.exec(example) ?? []
  const collection = byPrefix.get(prefix)
  if (collection !== undefined) return `‹${collection} ${index}›`
  // Of an environment variable it is no name any more: those are in capitals.
  return name === 'name' && index % 3 === 0 && !/[A-Z]/.test(example) ? `${example}-${index}` : example
}

/** Names nothing, and may not even look like an id. */
export const idText: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}_[a-z0-9]{1,12}$/),
  hostileText,
)

/** Two ids in an address: the rows that hold both, so that most pairs belong together. */
const parts: Readonly<Record<string, { readonly collection: string; readonly fields: readonly string[] }>> = {
  'databaseId databaseUserId': { collection: 'databaseUsers', fields: ['databaseId', 'id'] },
  'databaseId databaseBackupId': { collection: 'databaseBackups', fields: ['databaseId', 'id'] },
  'loadBalancerId vmId': { collection: 'loadBalancerTargets', fields: ['loadBalancerId', 'vmId'] },
  'firewallId vmId': { collection: 'firewallAssignments', fields: ['firewallId', 'vmId'] },
}

/** Ids for the places of an address, mostly such as go together. */
export function referencesFor(names: readonly string[]): fc.Arbitrary<string[]> {
  const each = fc.tuple(...names.map((name) => referenceFor(name) ?? idText))
  if (!(names.join(' ') in parts)) return each
  const together = fc.nat({ max: 40 }).map((index) => placesFor(names, index))
  return fc.oneof({ weight: 4, arbitrary: together }, { weight: 1, arbitrary: each })
}

/** Places for the ids of an address: of rows that exist, and belong together. */
export function placesFor(names: readonly string[], index: number): string[] {
  const part = parts[names.join(' ')]
  if (part !== undefined) return part.fields.map((field) => place(part.collection, index, '', field))
  return names.map((name) =>
    name === 'token'
      ? place('passwordResets', index, '', 'token')
      : place(collections[name] ?? 'resources', index),
  )
}

/** The version of what the address names, as `If-Match` wants it. */
export const VERSION = '‹version 0›'

/** What exists in a world, for places to be filled with. */
export interface Existing {
  rows(collection: string): readonly Readonly<Record<string, unknown>>[]
  /** Values that answers gave out. */
  readonly cursors: readonly string[]
  /** Of the resource that the address names; null when it names none that has versions. */
  version(url: string): string | null
}

/** Puts what exists into its places. */
export function fillIn(text: string, { rows, cursors, version }: Existing, url = ''): string {
  return text.replaceAll(
    /‹(\w+) (-?\d+)(?: (\w+))?((?: \w+=[\w-]+)*)›/g,
    (_, collection: string, index: string, field = 'id', where = '') => {
      if (collection === 'version') return version(url) ?? '"1"'
      if (collection === 'cursors') return cursors[Number(index) % Math.max(1, cursors.length)] ?? 'nothing'
      const conditions = where
        .trim()
        .split(' ')
        .filter(Boolean)
        .map((it: string) => it.split('='))
      const found = rows(collection).filter((row) =>
        conditions.every(([name, value]: string[]) => String(row[name ?? '']) === value),
      )
      return String(found.at(Number(index) % Math.max(1, found.length))?.[field] ?? 'nothing')
    },
  )
}
