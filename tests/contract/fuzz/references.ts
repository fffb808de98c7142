import fc from 'fast-check'
import { type CollectionName, collections as rowCollections } from '#mocks/db/index.ts'
import { APPS } from '#mocks/handlers/marketplace/apps/index.ts'
import { SIZES } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import { fieldsOf } from '../invariants.ts'
import { type ContractOperation, contract, type Json, type JsonObject } from '../suite/contract.ts'
import { hostileText } from './hostile.ts'

/**
 * Placeholders for ids, since existing ids are known only when a request is sent: `‹vms 3›` becomes the fourth VM,
 * counted modulo their number.
 */
const anyPlace = (collection: string): fc.Arbitrary<string> =>
  fc.nat({ max: 40 }).map((index) => placeholder(collection, index))

/**
 * Placeholder for a row's field; a negative index counts from the end.
 * @param where filter, such as `region=us-east status=running`
 */
export function placeholder(collection: string, index: number, where = '', field = 'id'): string {
  return `‹${[collection, index, field, where].filter((part) => part !== '').join(' ')}›`
}

/** Collection, or a group of values that responses and other rows give. */
type PlaceSource = CollectionName | 'resources' | 'recommendations' | 'logs' | 'cursors'

/** Collections by id prefix: `vm` in `vm_4f8k2m9x1c7q`. */
const byPrefix = new Map(
  Object.entries(rowCollections).map(([name, { idPrefix }]) => [idPrefix, name as CollectionName]),
)

/** Names whose ids don't tell their collection; null for values that `referenceFor` gives. */
const collectionsByName: Readonly<Record<string, PlaceSource | null>> = {
  marketplaceAppId: null,
  token: null,
  signUpId: 'signUps',
  resourceId: 'resources',
  logId: 'logs',
  recommendationId: 'recommendations',
  vmIds: 'vms',
  snapshotId: 'volumeSnapshots',
  sourceSnapshotId: 'volumeSnapshots',
  recordId: 'dnsRecords',
  networkId: 'networks',
  sshKeyIds: 'sshKeys',
  ruleId: 'alertRules',
  resourceIds: 'resources',
  channelId: 'notificationChannels',
  channelIds: 'notificationChannels',
  customRoleIds: 'customRoles',
  cursor: 'cursors',
}

/** Collections by member and parameter name. Those of path parameters follow from the ids in the contract's examples. */
const collections: Readonly<Record<string, PlaceSource | null>> = {
  ...Object.fromEntries(
    contract.flatMap(({ parameters }) => parameters.filter((it) => it.in === 'path').map(ofPath)),
  ),
  ...collectionsByName,
}

function ofPath({ name, example }: ContractOperation['parameters'][number]): [string, PlaceSource | null] {
  if (name in collectionsByName) return [name, null]
  const collection = byPrefix.get(String(example).replace(/_.*/, ''))
  if (collection === undefined)
    throw new Error(
      `The example ${example} of ${name} is no id of a collection (idPrefix in mocks/db/collections.ts).`,
    )
  return [name, collection]
}

/** Usually an existing id; undefined for names that hold no id. */
export function referenceFor(name: string): fc.Arbitrary<string> | undefined {
  if (name === 'imageId') return fc.constantFrom(...IMAGES.map((image) => image.id), 'img_none')
  if (name === 'sizeId') return fc.constantFrom(...SIZES.map((size) => size.id), 'size_none')
  if (name === 'marketplaceAppId') return fc.constantFrom(...APPS.map((app) => app.id), 'no-such-app')
  if (name === 'token') return fc.nat({ max: 3 }).map((index) => `‹passwordResets ${index} token›`)
  const collection = collections[name]
  if (collection == null) return undefined
  return fc.oneof({ weight: 9, arbitrary: anyPlace(collection) }, { weight: 1, arbitrary: idText })
}

/** Contract example with existing ids and unused names. */
export function fillExample(example: Json, index: number, name = ''): Json {
  if (Array.isArray(example)) return example.map((it, position) => fillExample(it, index + position, name))
  if (typeof example === 'object' && example !== null) {
    return Object.fromEntries(
      Object.entries(example as JsonObject).map(([key, value]) => [key, fillExample(value, index, key)]),
    )
  }
  if (typeof example !== 'string') return example
  const [, prefix = ''] = /^([a-z]+)_[a-z0-9]{12}$/.exec(example) ?? []
  const collection = byPrefix.get(prefix)
  if (collection !== undefined) return `‹${collection} ${index}›`
  // Environment variables have upper-case names.
  return name === 'name' && index % 3 === 0 && !/[A-Z]/.test(example) ? `${example}-${index}` : example
}

/** Unknown or malformed ids. */
export const idText: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}_[a-z0-9]{1,12}$/),
  hostileText,
)

/** Rows that link two ids in a path, so that most pairs belong together. */
const links: Readonly<Record<string, Link>> = {
  'loadBalancerId vmId': { collection: 'loadBalancerTargets', fields: ['loadBalancerId', 'vmId'] },
  'firewallId vmId': { collection: 'firewallAssignments', fields: ['firewallId', 'vmId'] },
}

interface Link {
  readonly collection: string
  readonly fields: readonly string[]
}

/** The rows of `links`, or the parts of a resource: `databaseUsers` have a `databaseId`. */
function linkOf(names: readonly string[]): Link | undefined {
  const [owner = '', part] = names
  const collection = part === undefined ? null : collections[part]
  const isPart = collection != null && collection in rowCollections
  if (isPart && fieldsOf(collection as CollectionName).includes(owner))
    return { collection, fields: [owner, 'id'] }
  return links[names.join(' ')]
}

/** Ids for a path, which mostly belong together. */
export function referencesFor(names: readonly string[]): fc.Arbitrary<string[]> {
  const each = fc.tuple(...names.map((name) => referenceFor(name) ?? idText))
  if (linkOf(names) === undefined) return each
  const together = fc.nat({ max: 40 }).map((index) => placeholdersFor(names, index))
  return fc.oneof({ weight: 4, arbitrary: together }, { weight: 1, arbitrary: each })
}

/** Placeholders for a path, of rows that exist and belong together. */
export function placeholdersFor(names: readonly string[], index: number): string[] {
  const link = linkOf(names)
  if (link !== undefined) return link.fields.map((field) => placeholder(link.collection, index, '', field))
  return names.map((name) =>
    name === 'token'
      ? placeholder('passwordResets', index, '', 'token')
      : placeholder(collections[name] ?? 'resources', index),
  )
}

/** Placeholder for the resource's version in `If-Match`. */
export const VERSION = '‹version 0›'

/** Existing values for placeholders. */
export interface Existing {
  rows(collection: string): readonly Readonly<Record<string, unknown>>[]
  /** Cursors from responses. */
  readonly cursors: readonly string[]
  /** Version of the resource in the path; null if it has none. */
  version(url: string): string | null
}

/** Replaces the placeholders. */
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
