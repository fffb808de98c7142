import {
  type Change,
  Changes,
  compareTexts,
  isSame,
  type Pair,
  type Scope,
  shown,
  without,
} from './changes.ts'
import { compareAccess } from './compare-access.ts'
import { compareBodies, compareParameters } from './compare-requests.ts'
import { compareResponses } from './compare-responses.ts'
import type { Place } from './contract-files.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** An operation with the path item around it. */
interface Operation {
  readonly root: Place
  readonly path: string
  readonly item: Place
  readonly place: Place
}

/** Lists all changes from one version of the contract to another. */
export function compareContracts(before: Place, after: Place): readonly Change[] {
  const changes = new Changes()
  compareRoots({ before, after }, changes)
  const [old, now] = [operationsOf(before), operationsOf(after)]
  for (const [key, operation] of old) {
    const same = now.get(key)
    if (same) compareOperations(operation, same, changes)
    else operationRemoved(operation, [...now.values()], changes)
  }
  for (const [key, operation] of now)
    if (!old.has(key))
      changes.add('compatible', 'operation-added', `${called(operation)} was added`, { at: operation.place })
  return changes.list()
}

/** Operations by method and path; names of path parameters don't matter to clients. */
function operationsOf(root: Place): Map<string, Operation> {
  const paths = root.at('paths')
  return new Map(
    paths.keys.flatMap((path) => {
      const item = paths.at(path).follow()
      return METHODS.filter((method) => item.has(method)).map((method) => {
        const key = `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
        return [key, { root, path, item, place: item.at(method) }] as const
      })
    }),
  )
}

const addressOf = ({ path, place }: Operation) => `${place.name.toUpperCase()} ${path}`

function called(operation: Operation): string {
  const id = operation.place.at('operationId').text
  return id === '' ? addressOf(operation) : `${id} (${addressOf(operation)})`
}

const nameOf = (operation: Operation) => operation.place.at('operationId').text || addressOf(operation)

function operationRemoved(operation: Operation, now: readonly Operation[], changes: Changes): void {
  const id = operation.place.at('operationId').text
  const moved = now.find(({ place }) => id !== '' && place.at('operationId').text === id)
  const what = moved ? `moved to ${addressOf(moved)}` : 'was removed'
  changes.add('breaking', moved ? 'operation-moved' : 'operation-removed', `${called(operation)} ${what}`, {
    at: moved?.place ?? operation.place,
    isRemoved: !moved,
  })
}

function compareOperations(old: Operation, now: Operation, changes: Changes): void {
  const operation = nameOf(now)
  const request: Scope = { changes, use: { direction: 'request', operation } }
  const response: Scope = { changes, use: { direction: 'response', operation } }
  const pair = { before: old.place, after: now.place }
  compareIds(pair, operation, changes)
  compareTexts(pair, operation, request, ['x-permission', 'x-key-scope'])
  compareAccess({ before: old, after: now }, request)
  compareParameters({ before: old, after: now }, request)
  compareBodies(pair, request)
  compareResponses(
    { before: old.place.at('responses'), after: now.place.at('responses') },
    operation,
    response,
  )
}

/** Names in generated clients: a new `operationId` or tag renames functions. */
function compareIds({ before, after }: Pair, operation: string, changes: Changes): void {
  const report = (key: string, rule: string) => {
    const [old, now] = [before.at(key), after.at(key)]
    if (isSame(old, now)) return
    const what = `${operation}: \`${key}\` ${shown(old.value)} → ${shown(now.value)}`
    changes.add('warning', rule, what, { at: now.exists ? now : old, isRemoved: !now.exists })
  }
  report('operationId', 'operation-id-changed')
  report('tags', 'tags-changed')
}

function compareRoots({ before, after }: Pair, changes: Changes): void {
  const all: Scope = { changes, use: { direction: 'response', operation: 'every operation' } }
  compareTexts({ before, after }, 'the contract', all, ['x-common-responses'])
  compareTexts({ before: before.at('info'), after: after.at('info') }, 'info', all)
  compareResponses({ before: common(before), after: common(after) }, 'every operation', all)
  compareServers({ before: before.at('servers'), after: after.at('servers') }, changes)
  compareSchemes({ before, after }, changes)
  const [old, now] = [before.at('webhooks'), after.at('webhooks')]
  for (const key of old.keys)
    if (!now.has(key))
      changes.add('breaking', 'webhook-removed', `the webhook ${key} was removed`, {
        at: old.at(key),
        isRemoved: true,
      })
}

/** `x-common-responses` names responses of `components`. */
function common(root: Place): Place {
  const names = root.at('x-common-responses')
  const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })
  return names.as(Object.fromEntries(names.keys.map((status) => [status, reference(names.at(status).text)])))
}

function compareServers({ before, after }: Pair, changes: Changes): void {
  const urls = (servers: Place) => servers.items().map((server) => server.at('url').text)
  for (const url of without(urls(before), urls(after)))
    changes.add('breaking', 'server-removed', `the server ${shown(url)} was removed`, {
      at: before,
      isRemoved: true,
    })
  for (const url of without(urls(after), urls(before)))
    changes.add('compatible', 'server-added', `the server ${shown(url)} was added`, { at: after })
}

/** Way of sending credentials: name and place of a cookie or header. */
function compareSchemes({ before, after }: Pair, changes: Changes): void {
  const schemes = (root: Place) => root.at('components', 'securitySchemes')
  for (const name of schemes(before).keys) {
    const [old, now] = [schemes(before).at(name).follow(), schemes(after).at(name)]
    if (!now.exists) continue
    for (const key of ['type', 'scheme', 'in', 'name'])
      if (!isSame(old.at(key), now.follow().at(key)))
        changes.add(
          'breaking',
          'security-scheme-changed',
          `${name}: \`${key}\` ${shown(old.at(key).value)} → ${shown(now.follow().at(key).value)}`,
          { at: now.follow() },
        )
  }
}
