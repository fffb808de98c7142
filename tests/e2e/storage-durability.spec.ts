import type { BrowserContext, Page } from '@playwright/test'
import { call, waitForMock } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ sharePage: false })
skipWithoutMockInPage('its storage')

/** Each kind of end is tried at several moments of the same load. */
const ROUNDS = 3

/** Last acknowledged number of each VM. */
type Acknowledged = Map<string, number>

/** Starts to write rising numbers into the tags of some VMs, one after another for each, until the page is gone. */
async function startWrites(page: Page, acknowledged: Acknowledged): Promise<void> {
  await page.exposeFunction('acknowledge', (id: string, number: number) => acknowledged.set(id, number))
  const { body } = await call(page, '/vms?status=running&pageSize=4')
  const ids: string[] = body.items.map((vm: { id: string }) => vm.id)
  const from = Math.max(0, ...acknowledged.values()) + 1
  await page.evaluate(
    ([ids, from]) => {
      const { acknowledge } = window as unknown as { acknowledge(id: string, number: number): void }
      const write = async (id: string) => {
        for (let number = from; ; number++) {
          const response = await fetch(`/api/v1/vms/${id}`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ tags: [`number:${number}`] }),
          })
          if (!response.ok) throw new Error(`answered ${response.status}`)
          acknowledge(id, number)
        }
      }
      for (const id of ids) void write(id)
    },
    [ids, from] as const,
  )
  await expect.poll(() => acknowledged.size).toBe(ids.length)
}

async function expectAll(page: Page, acknowledged: Acknowledged): Promise<void> {
  for (const [id, number] of acknowledged) {
    const { body } = await call(page, `/vms/${id}`)
    // Later writes may have been saved without an acknowledgment.
    expect(Number(body.tags[0].split(':')[1])).toBeGreaterThanOrEqual(number)
  }
}

async function crash(page: Page, context: BrowserContext): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const client = await context.newCDPSession(page)
  client.send('Page.crash').catch(() => {})
  await crashed
}

for (const [what, end] of [
  ['a reload', async (page) => void (await page.reload())],
  ['closing the tab', (page) => page.close()],
  ['a crash of the tab', crash],
] as const satisfies readonly (readonly [string, (page: Page, context: BrowserContext) => Promise<void>])[]) {
  test(`${what} under load loses no acknowledged write`, async ({ context }) => {
    const acknowledged: Acknowledged = new Map()
    for (let round = 0; round < ROUNDS; round++) {
      const page = await context.newPage()
      await page.goto(round === 0 ? '/support?scenario=test,owner' : '/support')
      await waitForMock(page)
      await expectAll(page, acknowledged)
      await startWrites(page, acknowledged)
      await page.waitForTimeout(50 + 70 * round)
      await end(page, context)
      const after = await context.newPage()
      await after.goto('/support')
      await waitForMock(after)
      await expectAll(after, acknowledged)
      await after.close()
      if (!page.isClosed()) await page.close()
    }
    expect(Math.max(...acknowledged.values())).toBeGreaterThan(ROUNDS)
  })
}

test('full storage rejects changes with a notice until there is space', async ({ page, guard }) => {
  guard.allow(/status of 507/)
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const { body } = await call(page, '/vms?status=running&pageSize=1')
  const [{ id, name }] = body.items
  const rename = (next: string) => call(page, `/vms/${id}`, 'PATCH', { name: next })
  // Browsers check their quota only now and then, so a real limit has an effect at an unknown time.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { freeStorage: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space is left.', 'QuotaExceededError')
    }
  })

  expect(await rename('too-much')).toMatchObject({ status: 507, body: { code: 'storage_full' } })
  const notice = page.getByRole('alert').filter({ hasText: 'Changes can’t be saved' })
  await expect(notice).toContainText('The storage of this browser is full.')
  expect((await call(page, `/vms/${id}`)).body.name).toBe(name)

  await page.evaluate(() => (window as unknown as { freeStorage(): void }).freeStorage())
  expect((await rename('fits')).status).toBe(200)
  await page.reload()
  await waitForMock(page)
  expect((await call(page, `/vms/${id}`)).body.name).toBe('fits')
})
