import type { OperationId } from '#mocks/engine/types.ts'
import type { CheckContext } from './check-context.ts'
import { readList } from './crud.ts'
import { type CrudFixture, createdItem, crudFixtures } from './crud-fixtures.ts'
import type { Ids, Item } from './existing.ts'
import { assertSuccess } from './expect.ts'

/** Item that checks can make, but not with a fixture: it belongs to another one, or has no name. */
export interface Part {
  /** Operation that creates the item on which it depends. */
  readonly parent: OperationId
  readonly create: OperationId
  /** Parameter of the parent in the path; null if the body names the parent. */
  readonly within: string | null
  readonly param: string
  body(context: CheckContext, parent: Item): object
  readonly list: OperationId
  readonly remove: OperationId
}

export const parts = {
  snapshot: {
    parent: 'createVolume',
    create: 'createVolumeSnapshot',
    within: null,
    param: 'volumeSnapshotId',
    body: (context, { id }) => ({ volumeId: id, name: context.name() }),
    list: 'listVolumeSnapshots',
    remove: 'deleteVolumeSnapshot',
  },
  backup: {
    parent: 'createDatabase',
    create: 'createDatabaseBackup',
    within: 'databaseId',
    param: 'databaseBackupId',
    body: () => ({}),
    list: 'listDatabaseBackups',
    remove: 'deleteDatabaseBackup',
  },
  silence: {
    parent: 'createAlertRule',
    create: 'createAlertSilence',
    within: null,
    param: 'alertSilenceId',
    body: (_, { id }) => ({ ruleId: id, durationMinutes: 60 }),
    list: 'listAlertSilences',
    remove: 'endAlertSilence',
  },
} as const satisfies Readonly<Record<string, Part>>

/** Part whose id is the last one of a path. */
export const partOf = (path: string): Part | undefined =>
  Object.values<Part>(parts).find(({ param }) => path.slice(0, path.lastIndexOf('}')).endsWith(`{${param}`))

export const parentOf = ({ parent }: Part): CrudFixture =>
  crudFixtures.find(({ create }) => create === parent) as CrudFixture

export interface MadePart {
  readonly id: string
  readonly path: Ids
  isThere(): Promise<boolean>
  undo(): Promise<void>
}

/** Creates a part of a stable item, and waits until it is complete. */
export async function makePart(
  context: CheckContext,
  { create, within, param, body, list, remove }: Part,
  parent: Item,
): Promise<MadePart> {
  const outer: Ids = within === null ? {} : { [within]: String(parent.id) }
  const response = await context.send(create, { path: outer, body: body(context, parent) })
  assertSuccess(response, create)
  const id = String(createdItem(response.body).id)
  const find = async () => (await readList(context, list, { path: outer })).find((it) => it.id === id)
  await context.until(find, isComplete, `the end of ${create}`)
  const path = { ...outer, [param]: id }
  return {
    id,
    path,
    isThere: async () => (await find()) !== undefined,
    undo: () => context.aside(async () => void (await context.send(remove, { path }))),
  }
}

const isComplete = (item: Item | undefined) =>
  item !== undefined && (item.transition ?? null) === null && item.status !== 'running'
