import { expect, test } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import { reordered } from './reordered.ts'

type Cloud = Awaited<ReturnType<typeof cloudUnderTest>>

/** Items of each list whose own pages and parts are read. */
const ITEMS = 3

/** Reads without parameters in the path first, since their items lead to the others. */
const READS = Object.values(operations)
  .filter(({ method, path }) => method === 'GET' && path !== '/events')
  .map(({ path }) => path)
  .sort((a, b) => a.split('{').length - b.split('{').length)

/** Successful responses as JSON, by path. */
async function readAll(cloud: Cloud): Promise<Map<string, string>> {
  const responses = new Map<string, string>()
  const items = new Map<string, readonly { readonly id?: string }[]>()
  const pathsOf = (template: string): string[] => {
    const [, list, rest] = /^(.*)\/\{\w+\}(.*?)$/.exec(template) ?? []
    if (list === undefined) return [template]
    return pathsOf(list).flatMap((path) =>
      (items.get(path) ?? []).slice(0, ITEMS).flatMap(({ id }) => (id ? [`${path}/${id}${rest}`] : [])),
    )
  }
  for (const template of READS) {
    for (const path of pathsOf(template)) {
      const { status, body } = await cloud.call('GET', path)
      if (status !== 200) continue
      responses.set(path, JSON.stringify(body))
      if (Array.isArray(body.items)) items.set(path, body.items)
    }
  }
  for (const condition of ['CPU > 1%', 'CPU < 99%']) {
    const { body } = await cloud.call('POST', '/alert-rule-previews', { condition, durationMinutes: 1 })
    expect(body.firings).not.toHaveLength(0)
    responses.set(`preview of ${condition}`, JSON.stringify(body))
  }
  return responses
}

test.each([1, 2])('every response is the same after a reload, seed %i', async (seed) => {
  const before = await cloudUnderTest({ seed, seedVariants: ['failures', 'unpaid-invoices'] })
  const after = await cloudUnderTest({ seed, rows: reordered(await before.database.snapshot()) })
  const [expected, found] = [await readAll(before), await readAll(after)]
  expect(found.size).toBeGreaterThan(150)
  for (const [path, response] of expected) expect(`${path} ${found.get(path)}`).toBe(`${path} ${response}`)
})
