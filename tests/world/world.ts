import { expect } from 'vitest'
import type { WorldRows } from '#mocks/db/index.ts'
import { cloudUnderTest, TEST_START } from '#tests/support/cloud.ts'

export { TEST_START }

/** Names of the list operations' paths, by the type that they list. */
export const LISTS = {
  vm: '/vms',
  container: '/containers',
  database: '/databases',
  volume: '/volumes',
  load_balancer: '/load-balancers',
  firewall: '/firewalls',
  cdn_distribution: '/cdn-distributions',
  dns_zone: '/dns-zones',
} as const

export type ListedType = keyof typeof LISTS
export const LISTED_TYPES = Object.keys(LISTS) as readonly ListedType[]

// biome-ignore lint/suspicious/noExplicitAny: the engine checks each response against the contract
type Body = any

/** A cloud read through the API. Between two changes, each address is read once. */
export class World {
  readonly #cloud: Awaited<ReturnType<typeof cloudUnderTest>>
  readonly #responses = new Map<string, Promise<Body>>()
  #now: number

  private constructor(cloud: Awaited<ReturnType<typeof cloudUnderTest>>, now: number) {
    this.#cloud = cloud
    this.#now = now
  }

  static async open(options: Parameters<typeof cloudUnderTest>[0] = {}): Promise<World> {
    return new World(await cloudUnderTest(options), options?.now ?? TEST_START)
  }

  get now(): number {
    return this.#now
  }

  forwardTo(time: number): void {
    this.#cloud.forward(time - this.#now)
    this.#now = time
    this.#responses.clear()
  }

  /** Changes something; a refusal is fine. */
  async act(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
    this.#responses.clear()
    return this.#cloud.call(method, path, body)
  }

  rows(): Promise<WorldRows> {
    return this.#cloud.database.snapshot()
  }

  read(path: string): Promise<Body> {
    let response = this.#responses.get(path)
    if (response === undefined) {
      response = this.#cloud.call('GET', path).then(({ status, body }) => {
        expect(`${path} ${status}`).toBe(`${path} 200`)
        return body
      })
      this.#responses.set(path, response)
    }
    return response
  }

  /** Items of all pages. */
  async all(path: string): Promise<Body[]> {
    const items: Body[] = []
    for (let page = 1; ; page++) {
      const body = await this.read(`${path}${path.includes('?') ? '&' : '?'}pageSize=100&page=${page}`)
      items.push(...body.items)
      if (items.length >= body.total) return items
    }
  }

  /** Items of all pages of a list with cursors. */
  async allAfter(path: string, limit: number): Promise<Body[]> {
    const items: Body[] = []
    const base = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`
    for (let cursor: string | null = null; ; ) {
      const body: Body = await this.read(
        cursor === null ? base : `${base}&cursor=${encodeURIComponent(cursor)}`,
      )
      items.push(...body.items)
      cursor = body.nextCursor
      if (cursor === null) return items
    }
  }

  async total(path: string): Promise<number> {
    return (await this.read(`${path}${path.includes('?') ? '&' : '?'}pageSize=1`)).total
  }
}

/** Sum of numbers, rounded to a millionth: binary fractions don't add up. */
export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const it of numbers) total += it
  return Math.round(total * 1e6) / 1e6
}

export const cents = (lines: readonly { readonly cost: { readonly amount: number } }[]): number =>
  sum(lines.map(({ cost }) => cost.amount))

/** Number of items by a key, without the keys that have none. */
export function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

/** Counts above zero, to compare with `countBy`. */
export function withoutZeros(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** Mean with weights, rounded to a number of decimals; null without any weight. */
export function weightedMean(
  parts: readonly { readonly value: number; readonly weight: number }[],
  decimals: number,
): number | null {
  const weight = sum(parts.map((it) => it.weight))
  if (weight === 0) return null
  const mean = parts.reduce((total, it) => total + it.value * it.weight, 0) / weight
  // Millionths first: otherwise rounding of halves depends on the order of adding.
  return rounded(rounded(mean, 6), decimals)
}

export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
