import type { OperationId } from '#mocks/engine/types.ts'
import type { CheckContext } from './check-context.ts'
import { cleanUp, isStable, order, readItem, waitUntilStable } from './crud.ts'
import { type CrudFixture, createdItem, crudFixtures, pathOf } from './crud-fixtures.ts'
import type { Ids, Item } from './existing.ts'
import { assertSuccess } from './expect.ts'
import { type MadePart, makePart, type Part, parentOf, partOf } from './own-parts.ts'

const PARAMETERS = /\{(\w+)\}/g

/** Fixture whose id is the only parameter of a path. */
function fixtureOf(path: string): CrudFixture | null {
  const [name, ...others] = [...path.matchAll(PARAMETERS)].map(([, parameter]) => parameter)
  if (name === undefined || others.length > 0) return null
  return crudFixtures.find(({ param }) => param === name) ?? null
}

/** One resource of each type for checks that should change nothing, made when first needed and deleted at the end. */
class Own {
  readonly #context: CheckContext
  readonly #made = new Map<CrudFixture, Item>()
  readonly #listed = new Map<CrudFixture, Item[]>()
  readonly #parts = new Map<Part, MadePart>()

  constructor(context: CheckContext) {
    this.#context = context
  }

  /** A stable resource. Makes another one if a check lost the last one. */
  async of(fixture: CrudFixture): Promise<Item> {
    const context = this.#context
    return context.aside(async () => {
      const made = this.#made.get(fixture)
      const now = made ? await readItem(context, fixture, made) : null
      if (now && isStable(now)) return now
      const item = await order(context, fixture)
      this.#made.set(fixture, item)
      return (await waitUntilStable(context, fixture, item)) ?? item
    })
  }

  /** Parameters of a path for such a resource; null if checks can't make one. */
  async pathOf(path: string): Promise<Ids | null> {
    if (path === '/chats/{chatId}') return this.#context.aside(() => startChat(this.#context))
    const part = partOf(path)
    if (part) return this.#partOf(part)
    const fixture = fixtureOf(path)
    return fixture ? pathOf(fixture, await this.of(fixture)) : null
  }

  async #partOf(part: Part): Promise<Ids> {
    const context = this.#context
    return context.aside(async () => {
      const parent = await this.of(parentOf(part))
      const last = this.#parts.get(part)
      if (last && (await last.isThere())) return last.path
      const made = await makePart(context, part, parent)
      this.#parts.set(part, made)
      return made.path
    })
  }

  /** Makes enough resources for a check that needs several of a list, if checks can make any. */
  async fill(list: OperationId, count: number): Promise<void> {
    const fixture = crudFixtures.find((it) => it.list === list)
    if (!fixture) return
    const made = this.#listed.get(fixture) ?? []
    this.#listed.set(fixture, made)
    await this.#context.aside(async () => {
      while (made.length < count) made.push(await order(this.#context, fixture))
      for (const item of made) await waitUntilStable(this.#context, fixture, item)
    })
  }

  async deleteAll(): Promise<void> {
    for (const { undo } of this.#parts.values()) await undo()
    this.#parts.clear()
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

const pools = new WeakMap<CheckContext, Own>()

export function ownOf(context: CheckContext): Own {
  const own = pools.get(context) ?? new Own(context)
  pools.set(context, own)
  return own
}
