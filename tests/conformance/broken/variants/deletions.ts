import type { EngineReply, OperationId } from '#mocks/engine/types.ts'
import type { Item } from '../../existing-resources.ts'
import { type Break, bodyOf, changeBody, operationOf, replyTo } from '../breaking.ts'
import { itemsIn, pathAbove, type Variant, variant } from './variant.ts'

const mentions = (value: unknown, ids: Iterable<string>) =>
  [...ids].some((id) => JSON.stringify(value).includes(`"${id}"`))

/** Changes a list after items of another type were deleted. */
const afterDeletion =
  (
    remove: OperationId,
    list: OperationId,
    change: (
      items: readonly Item[],
      deleted: ReadonlySet<string>,
      before: readonly Item[],
    ) => readonly Item[],
  ): Break =>
  (next) => {
    const deleted = new Set<string>()
    const before = new Map<string, readonly Item[]>()
    return async (request) => {
      const operation = operationOf(request)
      if (operation !== remove && operation !== list) return next(request)
      const reply = await replyTo(next, request)
      if (reply.status >= 300) return { kind: 'reply', reply }
      if (operation === remove) {
        deleted.add(pathAbove(request).split('/').at(-1) ?? '')
        return { kind: 'reply', reply }
      }
      return { kind: 'reply', reply: changed(reply, request.url) }
    }

    function changed(reply: EngineReply, url: string): EngineReply {
      const items = itemsIn(bodyOf(reply))
      const last = before.get(url) ?? []
      if (deleted.size === 0 || !mentions(last, deleted)) before.set(url, items)
      if (deleted.size === 0) return reply
      return changeBody(reply, (body) => ({ ...body, items: change(items, deleted, last) }))
    }
  }

/** Shows items as they were before, if they referred to what was deleted. */
const remembers = (remove: OperationId, list: OperationId): Break =>
  afterDeletion(remove, list, (items, deleted, before) => {
    const old = before.filter((item) => mentions(item, deleted))
    const isOld = (item: Item) => old.some(({ id }) => id !== undefined && id === item.id)
    return [...items.filter((item) => !isOld(item)), ...old]
  })

/** Forgets what was deleted in a field that should still name it. */
const forgets = (remove: OperationId, list: OperationId, field: string): Break =>
  afterDeletion(remove, list, (items, deleted) =>
    items.map((item) => {
      const value = item[field]
      if (!Array.isArray(value)) return mentions(value, deleted) ? { ...item, [field]: null } : item
      return { ...item, [field]: value.filter((it) => !mentions(it, deleted)) }
    }),
  )

/** Loses items that refer to what was deleted. */
const loses = (remove: OperationId, list: OperationId): Break =>
  afterDeletion(remove, list, (items, deleted) => items.filter((item) => !mentions(item, deleted)))

const of = (remove: OperationId, list: OperationId, effect: string) =>
  [`round-trips/${remove}/${effect}-${list.toLowerCase()}`, { operations: [remove, list] }] as const

const deletion = (
  name: string,
  [caughtBy, details]: ReturnType<typeof of>,
  breaks: () => Break,
  says: RegExp,
): Variant => variant(name, caughtBy, breaks, { ...details, says })

/** Violations of `x-deletion`. */
export const deletions: readonly Variant[] = [
  deletion(
    'leaves the budgets of a deleted project',
    of('deleteProject', 'listBudgets', 'deletes'),
    () => remembers('deleteProject', 'listBudgets'),
    /still has an item about it/,
  ),
  deletion(
    'leaves a deleted VM among the targets of a load balancer',
    of('deleteVm', 'listLoadBalancerTargets', 'deletes'),
    () => remembers('deleteVm', 'listLoadBalancerTargets'),
    /still has an item about it/,
  ),
  deletion(
    'leaves a deleted VM assigned to a firewall',
    of('deleteVm', 'listFirewallAssignments', 'deletes'),
    () => remembers('deleteVm', 'listFirewallAssignments'),
    /still has an item about it/,
  ),
  deletion(
    'leaves volumes attached to a deleted VM',
    of('deleteVm', 'listVolumes', 'clears'),
    () => remembers('deleteVm', 'listVolumes'),
    /still refers to it/,
  ),
  deletion(
    'names a deleted firewall at its VMs',
    of('deleteFirewall', 'listVms', 'clears'),
    () => remembers('deleteFirewall', 'listVms'),
    /still refers to it/,
  ),
  deletion(
    'names a deleted channel in alert rules',
    of('deleteNotificationChannel', 'listAlertRules', 'clears'),
    () => remembers('deleteNotificationChannel', 'listAlertRules'),
    /still refers to it/,
  ),
  deletion(
    'deletes the alert rules of a deleted database',
    of('deleteDatabase', 'listAlertRules', 'keeps'),
    () => loses('deleteDatabase', 'listAlertRules'),
    /has lost the item/,
  ),
  deletion(
    'makes the rule of a deleted volume one for all volumes',
    of('deleteVolume', 'listAlertRules', 'keeps'),
    () => forgets('deleteVolume', 'listAlertRules', 'resources'),
    /no longer refers to it/,
  ),
  deletion(
    'forgets the keys that were installed in a VM',
    of('deleteSshKey', 'listVms', 'keeps'),
    () => forgets('deleteSshKey', 'listVms', 'sshKeyIds'),
    /no longer refers to it/,
  ),
  deletion(
    'forgets that a container depends on a deleted database',
    of('deleteDatabase', 'listContainers', 'keeps'),
    () => forgets('deleteDatabase', 'listContainers', 'dependsOn'),
    /no longer refers to it/,
  ),
  deletion(
    'forgets the snapshot that a volume was made from',
    of('deleteVolumeSnapshot', 'listVolumes', 'keeps'),
    () => forgets('deleteVolumeSnapshot', 'listVolumes', 'sourceSnapshotId'),
    /no longer refers to it/,
  ),
  deletion(
    'forgets the backup that a database was restored from',
    of('deleteDatabaseBackup', 'listDatabases', 'keeps'),
    () => forgets('deleteDatabaseBackup', 'listDatabases', 'restoredFrom'),
    /no longer refers to it/,
  ),
  deletion(
    'deletes the alerts of a deleted rule',
    of('deleteAlertRule', 'listAlerts', 'keeps'),
    () => loses('deleteAlertRule', 'listAlerts'),
    /has lost the item/,
  ),
  deletion(
    'makes the silence of a deleted zone one of everything',
    of('deleteDnsZone', 'listAlertSilences', 'keeps'),
    () => forgets('deleteDnsZone', 'listAlertSilences', 'resource'),
    /no longer refers to it/,
  ),
]
