import type { OperationId } from '#mocks/engine/types.ts'
import type { CheckContext } from './check-context.ts'
import { readList } from './crud.ts'
import { type CrudFixture, fixtureOf } from './crud-fixtures.ts'
import { createdItem, type Ids, type Item } from './existing-resources.ts'
import { assertSuccess } from './expect.ts'

/** Resource type that checks can create, but not with a `CrudFixture`: its items belong to another, or have no name. */
export interface ChildFixture {
  /** Operation that creates the parent. */
  readonly parent: OperationId
  readonly create: OperationId
  /** Parameter of the parent in the path; null if the body names the parent. */
  readonly within: string | null
  readonly param: string
  body(context: CheckContext, parent: Item): object
  readonly list: OperationId
  readonly remove: OperationId
}

export const childFixtures = {
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
} as const satisfies Readonly<Record<string, ChildFixture>>

/** Fixture of the type whose id is the last one of a path. */
export const childFixtureOf = (path: string): ChildFixture | undefined =>
  Object.values<ChildFixture>(childFixtures).find(({ param }) =>
    path.slice(0, path.lastIndexOf('}')).endsWith(`{${param}`),
  )

export const parentOf = ({ parent }: ChildFixture): CrudFixture => fixtureOf(parent)

export interface CreatedChild {
  readonly id: string
  readonly path: Ids
  isThere(): Promise<boolean>
  undo(): Promise<void>
}

/** Creates an item below a stable parent, and waits until it is complete. */
export async function createChild(
  context: CheckContext,
  { create, within, param, body, list, remove }: ChildFixture,
  parent: Item,
): Promise<CreatedChild> {
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
    undo: () => context.unrecorded(async () => void (await context.send(remove, { path }))),
  }
}

const isComplete = (item: Item | undefined) =>
  item !== undefined && (item.transition ?? null) === null && item.status !== 'running'
