import type { OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import {
  type Break,
  bodyOf,
  breakBodies,
  breakItems,
  breakResponses,
  changeBody,
  OWNER,
  operationOf,
  replyTo,
  withChanges,
} from '../breaking.ts'
import { breakSent, itemsIn, parsed, pathAbove, readAs, reject, type Variant, variant } from './variant.ts'

/** Rejects a change that sends the name which the item has. */
const takenByItself = (operation: OperationId): Break =>
  reject(operation, 409, 'name_taken', async ({ name }, request, next) => {
    const now = bodyOf(await readAs(request, next, pathAbove(request)))
    return name !== undefined && now.name === name
  })

/** Responses with another time of the last change. */
const updatedAt = (operations: readonly OperationId[], change: (item: Item) => unknown): Break =>
  breakBodies(operations, (body) => ({ ...body, updatedAt: change(body) }))

/** Counter for values that differ each time. */
let times = 0

export const updates: readonly Variant[] = [
  variant(
    'clears tags that a change does not send',
    'round-trips/updateVolume/changes-only-the-sent-fields',
    () => breakSent('updateVolume', (body) => ({ tags: [], ...body })),
    { says: /tags after another name/ },
  ),
  variant(
    'clears the description of a project that is renamed',
    'round-trips/updateProject/changes-only-the-sent-fields',
    () => breakSent('updateProject', (body) => ({ description: '', ...body })),
    { says: /description after another name/ },
  ),
  variant(
    'adds tags to the old ones instead of replacing them',
    'round-trips/updateContainer/changes-only-the-sent-fields',
    () =>
      breakSent('updateContainer', async (body, request, next) => {
        const { tags } = bodyOf(await readAs(request, next, pathAbove(request)))
        if (!Array.isArray(body.tags) || !Array.isArray(tags)) return body
        return { ...body, tags: [...new Set([...tags, ...body.tags])] }
      }),
    { says: /tags after it was changed/ },
  ),
  variant(
    'resets the severity of a rule that is described anew',
    'round-trips/updateAlertRule/changes-only-the-sent-fields',
    () => breakSent('updateAlertRule', (body) => ({ severity: 'critical', ...body })),
    { says: /severity after another name/ },
  ),
  variant(
    'clears the company of a profile',
    'round-trips/updateMe/changes-only-the-sent-fields',
    () => breakSent('updateMe', (body) => ({ company: '', ...body })),
    { says: /company after another jobTitle/ },
  ),
  variant(
    "finds a volume's own name taken",
    'round-trips/updateVolume/accepts-its-own-name-and-no-others',
    () => takenByItself('updateVolume'),
  ),
  variant(
    "finds a firewall's own name taken",
    'round-trips/updateFirewall/accepts-its-own-name-and-no-others',
    () => takenByItself('updateFirewall'),
  ),
  variant(
    'compares names with those of other organizations',
    'tenancy/createVolume/ignores-the-names-of-other-organizations',
    () =>
      reject('createVolume', 409, 'name_taken', async ({ name }, request, next) => {
        if (request.headers.get('authorization') === OWNER.authorization) return false
        const as = withChanges(request, { headers: { ...OWNER, cookie: null } })
        const theirs = bodyOf(await readAs(as, next, `${pathAbove(request)}?q=${name}`))
        return itemsIn(theirs)?.some((it) => it.name === name) ?? false
      }),
  ),
  variant(
    'finds names of keys of other organizations taken',
    'tenancy/createSshKey/ignores-the-names-of-other-organizations',
    () =>
      reject('createSshKey', 409, 'name_taken', async ({ name }, request, next) => {
        if (request.headers.get('authorization') === OWNER.authorization) return false
        const as = withChanges(request, { headers: { ...OWNER, cookie: null } })
        const theirs = bodyOf(await readAs(as, next, pathAbove(request)))
        return itemsIn(theirs)?.some((it) => it.name === name) ?? false
      }),
  ),
  variant(
    'compares names of keys with case',
    'round-trips/createSshKey/compares-names-without-case',
    () =>
      breakResponses('createSshKey', async (reply, request, next) => {
        const sent = await parsed(request)
        const name = String(sent.name)
        if (reply.status !== 409 || name !== name.toUpperCase()) return reply
        return replyTo(next, withChanges(request, { text: JSON.stringify({ ...sent, name: `${name}-2` }) }))
      }),
    { says: /409 name_taken/ },
  ),
  variant(
    'does not move the time of the last change',
    'round-trips/updateVolume/moves-updatedat-and-etag-exactly-when-something-changes',
    () => updatedAt(['getVolume', 'updateVolume'], ({ createdAt }) => createdAt),
    { operations: ['getVolume', 'updateVolume'], says: /updatedAt is \S+ after another name/ },
  ),
  variant(
    'moves the time of the last change with each look',
    'round-trips/updateFirewall/moves-updatedat-and-etag-exactly-when-something-changes',
    () => {
      times += 1
      return updatedAt(['getFirewall'], () => new Date(Date.UTC(2026, 4, 1) + times++ * 1000).toISOString())
    },
    { operations: ['getFirewall', 'updateFirewall'], says: /updatedAt after reading/ },
  ),
  variant(
    'answers a change with the state before it',
    'round-trips/updateDnsZone/changes-only-the-sent-fields',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'updateDnsZone') return next(request)
      const before = await readAs(request, next, pathAbove(request))
      const reply = await replyTo(next, request)
      return { kind: 'reply', reply: reply.status === 200 ? before : reply }
    },
    { says: /tags in the response/ },
  ),
  variant(
    'applies the valid part of a change that it rejects',
    'round-trips/updateVolume/leaves-no-trace-when-it-is-rejected',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (operationOf(request) !== 'updateVolume' || outcome.kind !== 'reply') return outcome
      if (outcome.reply.status !== 422) return outcome
      const { name } = await parsed(request)
      if (typeof name === 'string') await next(withChanges(request, { text: JSON.stringify({ name }) }))
      return outcome
    },
  ),
  variant(
    'lists an older price than the item has',
    'round-trips/listVolumes/lists-an-item-as-it-is-read',
    () => breakItems('listVolumes', (item) => ({ ...item, monthlyCost: { amount: 0, currency: 'USD' } })),
    { says: /monthlyCost/ },
  ),
  variant('confirms a new name that it does not store', 'round-trips/updateLoadBalancer/changes-only', () =>
    breakResponses('updateLoadBalancer', async (_, request, next) => {
      const changes = await parsed(request)
      const now = await readAs(request, next, pathAbove(request))
      const { name } = bodyOf(now)
      await next(withChanges(request, { text: JSON.stringify({ name: `${name}-old` }) }))
      return changeBody(now, (body) => ({ ...body, ...changes }))
    }),
  ),
  variant('stores a name in another form than sent', 'round-trips/createProject/creates-a-resource', () =>
    breakSent('createProject', (body) => ({ ...body, name: String(body.name).toUpperCase() })),
  ),
  variant(
    'ignores the description of a new role',
    'round-trips/createRole/stores-what-it-is-sent',
    () => breakSent('createRole', (body) => ({ ...body, description: '' })),
    { says: /description is/ },
  ),
  variant(
    'leaves a deleted key in the list',
    'round-trips/deleteSshKey/deletes-permanently',
    () => {
      const deleted = new Map<string, Item>()
      return (next) => async (request) => {
        const operation = operationOf(request)
        if (operation === 'deleteSshKey') {
          const { items } = bodyOf(await readAs(request, next, pathAbove(request, 1)))
          for (const item of (items ?? []) as readonly Item[])
            if (request.url.endsWith(String(item.id))) deleted.set(String(item.id), item)
          return next(request)
        }
        const outcome = await next(request)
        if (operation !== 'listSshKeys' || outcome.kind !== 'reply' || outcome.reply.status !== 200)
          return outcome
        return {
          kind: 'reply',
          reply: changeBody(outcome.reply, (body) => ({
            ...body,
            items: [
              ...itemsIn(body),
              ...[...deleted.values()].filter(({ id }) => itemsIn(body).every((it) => it.id !== id)),
            ],
          })),
        }
      }
    },
    { operations: ['deleteSshKey', 'listSshKeys'] },
  ),
  variant(
    'deletes the snapshots of a volume with it',
    'round-trips/deleteVolume/keeps-the-snapshots-of-the-volume',
    () => (next) => async (request) => {
      if (operationOf(request) !== 'deleteVolume') return next(request)
      const id = pathAbove(request).split('/').at(-1)
      const list = bodyOf(await readAs(request, next, `/api/v1/volume-snapshots?volumeId=${id}`))
      const outcome = await next(request)
      if (outcome.kind === 'reply' && outcome.reply.status === 202)
        for (const snapshot of (list.items ?? []) as readonly Item[])
          await next(withChanges(request, { url: `/api/v1/volume-snapshots/${snapshot.id}` }))
      return outcome
    },
  ),
]
