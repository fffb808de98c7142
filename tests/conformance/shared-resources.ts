import type { OperationId } from '#mocks/engine/types.ts'
import type { CheckContext } from './check-context.ts'
import {
  type ChildFixture,
  type CreatedChild,
  childFixtureOf,
  createChild,
  parentOf,
} from './child-fixtures.ts'
import { cleanUp, createResource, isStable, readItem, waitUntilStable } from './crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from './crud-fixtures.ts'
import { createdItem, type Ids, type Item } from './existing-resources.ts'
import { assertSuccess } from './expect.ts'

const PARAMETERS = /\{(\w+)\}/g

/** Fixture whose id is the only parameter of a path. */
function fixtureAt(path: string): CrudFixture | null {
  const [name, ...others] = [...path.matchAll(PARAMETERS)].map(([, parameter]) => parameter)
  if (name === undefined || others.length > 0) return null
  return crudFixtures.find(({ param }) => param === name) ?? null
}

/** One resource of each type, shared by checks that change nothing: created when first needed, deleted at the end. */
class SharedResources {
  readonly #context: CheckContext
  readonly #made = new Map<CrudFixture, Item>()
  readonly #listed = new Map<CrudFixture, Item[]>()
  readonly #children = new Map<ChildFixture, CreatedChild>()

  constructor(context: CheckContext) {
    this.#context = context
  }

  /** A stable resource. Makes another one if a check lost the last one. */
  async of(fixture: CrudFixture): Promise<Item> {
    const context = this.#context
    return context.unrecorded(async () => {
      const made = this.#made.get(fixture)
      const now = made ? await readItem(context, fixture, made) : null
      if (now && isStable(now)) return now
      const item = await createResource(context, fixture)
      this.#made.set(fixture, item)
      return (await waitUntilStable(context, fixture, item)) ?? item
    })
  }

  /** Path parameters of a resource; null if checks can't create one. */
  async pathOf(path: string): Promise<Ids | null> {
    if (path === '/chats/{chatId}') return this.#context.unrecorded(() => startChat(this.#context))
    const child = childFixtureOf(path)
    if (child) return this.#childPathOf(child)
    const fixture = fixtureAt(path)
    return fixture ? pathOf(fixture, await this.of(fixture)) : null
  }

  async #childPathOf(child: ChildFixture): Promise<Ids> {
    const context = this.#context
    return context.unrecorded(async () => {
      const parent = await this.of(parentOf(child))
      const last = this.#children.get(child)
      if (last && (await last.isThere())) return last.path
      const made = await createChild(context, child, parent)
      this.#children.set(child, made)
      return made.path
    })
  }

  /** Creates as many resources as a check needs in a list, if checks can create any. */
  async fill(list: OperationId, count: number): Promise<void> {
    const fixture = crudFixtures.find((it) => it.list === list)
    if (!fixture) return
    const made = this.#listed.get(fixture) ?? []
    this.#listed.set(fixture, made)
    await this.#context.unrecorded(async () => {
      while (made.length < count) made.push(await createResource(this.#context, fixture))
      for (const item of made) await waitUntilStable(this.#context, fixture, item)
    })
  }

  async deleteAll(): Promise<void> {
    for (const { undo } of this.#children.values()) await undo()
    this.#children.clear()
    const all = [
      ...this.#made,
      ...[...this.#listed].flatMap(([fixture, items]) => items.map((it) => [fixture, it] as const)),
    ]
    for (const [fixture, item] of all) await cleanUp(this.#context, fixture, item)
    this.#made.clear()
    this.#listed.clear()
  }
}

/** Starts a chat of two messages by the visitor. It ends by itself. */
async function startChat(context: CheckContext): Promise<Ids> {
  const chat = await context.send('startChat', { body: { text: 'How do I resize a volume?' } })
  assertSuccess(chat, 'startChat')
  const path = { chatId: String(createdItem(chat.body).id) }
  const body = { text: 'How long does it take?' }
  assertSuccess(await context.send('sendChatMessage', { path, body }), 'sendChatMessage')
  return path
}

const resourcesByContext = new WeakMap<CheckContext, SharedResources>()

export function sharedResourcesOf(context: CheckContext): SharedResources {
  const resources = resourcesByContext.get(context) ?? new SharedResources(context)
  resourcesByContext.set(context, resources)
  return resources
}
