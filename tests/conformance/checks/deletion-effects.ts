import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type ContractOperation, extensionOf, operationOf } from '../../contract/suite/contract.ts'
import { valuesAt } from '../../contract/suite/item-schema.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { type ChildFixture, childFixtures, createChild, parentOf } from '../child-fixtures.ts'
import { cleanUp, createResource, deleteAndWait, readList, waitUntilStable, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures } from '../crud-fixtures.ts'
import type { Item } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'
import { copies, type Referring, referrers, withVms } from '../references.ts'

/** Entry of `x-deletion` about a list, or a field of its items. */
type Effect = 'deletes' | 'clears' | 'keeps'

function effectsOf(operation: ContractOperation): readonly (readonly [Effect, string])[] {
  const deletion = extensionOf<Partial<Record<Effect, readonly string[]>>>(operation, 'x-deletion') ?? {}
  return (['deletes', 'clears', 'keeps'] as const).flatMap((effect) =>
    (deletion[effect] ?? []).map((field) => [effect, field] as const),
  )
}

/** True for a list below the deleted item, which is gone with it. */
const isPart = (field: string, { param }: CrudFixture) =>
  operationOf(field.split('.')[0] as OperationId).path.includes(`{${param}}`)

const mentions = (items: readonly Item[], path: readonly string[], text: unknown) =>
  JSON.stringify(valuesAt(items, path)).includes(JSON.stringify(text))

/** Fails unless a deletion has its effect on an item that refers to what is deleted. */
async function assertEffect(
  context: CheckContext,
  effect: Effect,
  field: string,
  { id, text, path = {}, query = {} }: Referring,
  remove: () => Promise<void>,
) {
  const [list = '', ...fieldPath] = field.split('.')
  const read = async () => {
    const items = await readList(context, list as OperationId, { path, query })
    return id === null ? items : items.filter((it) => it.id === id)
  }
  assert.ok(mentions(await read(), fieldPath, text), `${field} does not refer to it before the deletion`)
  await remove()
  const after = await read()
  if (effect === 'deletes') {
    assert.ok(!mentions(after, [], text), `${field} still has an item about it`)
    return
  }
  assert.ok(after.length > 0, `${list} has lost the item that refers to it`)
  const isNamed = mentions(after, fieldPath, text)
  if (effect === 'keeps') assert.ok(isNamed, `${field} no longer refers to it`)
  else assert.ok(!isNamed, `${field} still refers to it`)
}

async function checkEffect(context: CheckContext, fixture: CrudFixture, effect: Effect, field: string) {
  const created = await createResource(context, field.startsWith('listVms.') ? withVms(fixture) : fixture)
  const item = (await waitUntilStable(context, fixture, created)) ?? created
  try {
    const referring = await referrers[field]?.(context, item, fixture)
    if (!referring) return
    try {
      await assertEffect(context, effect, field, referring, () => deleteAndWait(context, fixture, item))
    } finally {
      await referring.undo()
    }
  } finally {
    await cleanUp(context, fixture, item)
  }
}

/** Deletes a snapshot or backup from which something was created. */
async function checkEffectOfChild(context: CheckContext, child: ChildFixture, effect: Effect, field: string) {
  await withResource(context, parentOf(child), async (parent) => {
    const created = await createChild(context, child, parent)
    try {
      const referring = await copies[field]?.(context, created, parent)
      if (!referring) return
      const remove = async () => assertSuccess(await context.send(child.remove, { path: created.path }))
      try {
        await assertEffect(context, effect, field, referring, remove)
      } finally {
        await referring.undo()
      }
    } finally {
      await created.undo()
    }
  })
}

/** Checks of `x-deletion`, for references that checks can make. */
export const deletionEffectChecks: readonly Check[] = [
  ...crudFixtures.flatMap((fixture) =>
    effectsOf(operationOf(fixture.remove))
      .filter(([, field]) => field in referrers && !isPart(field, fixture))
      .map(([effect, field]) =>
        check('round-trips', fixture.remove, `${effect} ${field}`, (context) =>
          checkEffect(context, fixture, effect, field),
        ),
      ),
  ),
  ...Object.values<ChildFixture>(childFixtures).flatMap((child) =>
    effectsOf(operationOf(child.remove))
      .filter(([, field]) => field in copies)
      .map(([effect, field]) =>
        check('round-trips', child.remove, `${effect} ${field}`, (context) =>
          checkEffectOfChild(context, child, effect, field),
        ),
      ),
  ),
]
