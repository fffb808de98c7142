import type { ContractOperation } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { cleanUp, isStable, order, readItem, waitUntilStable } from './crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from './crud-fixtures.ts'
import type { Item } from './existing.ts'

const PARAMETERS = /\{(\w+)\}/g

/** Fixture whose id is the only path parameter of an operation. */
function fixtureOf({ path }: ContractOperation): CrudFixture | null {
  const [name, ...others] = [...path.matchAll(PARAMETERS)].map(([, parameter]) => parameter)
  if (name === undefined || others.length > 0) return null
  return crudFixtures.find(({ param }) => param === name) ?? null
}

/** One resource of each type for checks that should change nothing, made when first needed and deleted at the end. */
class Own {
  readonly #context: CheckContext
  readonly #made = new Map<CrudFixture, Item>()

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

  /** Path of an operation for such a resource; null if checks can't make one. */
  async pathOf(operation: ContractOperation): Promise<Readonly<Record<string, string>> | null> {
    const fixture = fixtureOf(operation)
    return fixture ? pathOf(fixture, await this.of(fixture)) : null
  }

  async deleteAll(): Promise<void> {
    for (const [fixture, item] of this.#made) await cleanUp(this.#context, fixture, item)
    this.#made.clear()
  }
}

const pools = new WeakMap<CheckContext, Own>()

export function ownOf(context: CheckContext): Own {
  const own = pools.get(context) ?? new Own(context)
  pools.set(context, own)
  return own
}
