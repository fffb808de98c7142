import type { Page } from '@playwright/test'
import { call, waitForMock } from './support/calls.ts'
import { downloadBy } from './support/downloads.ts'
import { expect, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'

// Fresh browser of a new visitor.
test.use({ sharePage: false })
skipWithoutMockInPage('its scenario in the address, its storage, its tabs')

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI'

/** Public key derived from a number. */
function publicKey(number: number): string {
  return `${KEY}${String(number).padStart(43, 'A')} test`
}

async function stopSomeVm(page: Page): Promise<string> {
  const { body } = await call(page, '/vms?status=running')
  const { id } = body.items[0]
  expect((await call(page, `/vms/${id}/stop`, 'POST')).status).toBe(202)
  return id
}

const statusOf = async (page: Page, id: string) => (await call(page, `/vms/${id}`)).body.status

test('the scenario is removed from the URL, and other parameters stay', async ({ page }) => {
  await page.goto('/compute/vms?scenario=test,owner&q=prod#top')
  await waitUntilIdle(page)
  await expect(page).toHaveURL(/\/compute\/vms\?q=prod#top$/)
})

test('state survives a reload, a link with the same scenario, and closing the tab', async ({
  page,
  context,
}) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const id = await stopSomeVm(page)

  await page.reload()
  await waitForMock(page)
  expect(await statusOf(page, id)).toBe('stopping')
  await page.goto('/compute/vms?scenario=test,owner')
  await waitForMock(page)
  expect(await statusOf(page, id)).toBe('stopping')

  await page.close()
  const next = await context.newPage()
  await next.goto('/compute/vms')
  await waitUntilIdle(next)
  expect(await statusOf(next, id)).toBe('stopping')
  expect((await call(next, '/__mocks/state')).body.scenario.name).toBe('test,owner')
})

test('another data set starts a new world, and the first one restarts when chosen again', async ({
  page,
}) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const id = await stopSomeVm(page)
  await page.goto('/compute/vms?scenario=test,empty,owner')
  await waitUntilIdle(page)
  expect((await call(page, '/vms')).body.total).toBe(0)
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  expect(await statusOf(page, id)).toBe('running')
})

test('a transition continues after a reload', async ({ page }) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const id = await stopSomeVm(page)
  await page.reload()
  await waitForMock(page)
  await call(page, '/__mocks/clock', 'POST', { advance: 'PT5M' })
  expect(await statusOf(page, id)).toBe('stopped')
})

test.describe('two tabs', () => {
  test("see each other's changes under one scenario and clock", async ({ page, context }) => {
    await page.goto('/compute/vms?scenario=test,owner')
    await waitUntilIdle(page)
    const other = await context.newPage()
    await other.goto('/compute/vms')
    await waitUntilIdle(other)

    const id = await stopSomeVm(page)
    await expect.poll(() => statusOf(other, id)).toBe('stopping')
    await call(other, '/__mocks/clock', 'POST', { advance: 'PT5M' })
    await expect.poll(() => statusOf(page, id)).toBe('stopped')

    await call(page, '/__mocks/scenario', 'PATCH', { network: { latencyMs: 400 } })
    await expect.poll(async () => (await call(other, '/vm-catalog')).ms).toBeGreaterThan(390)
  })

  test("lose none of each other's writes", async ({ page, context }) => {
    await page.goto('/support?scenario=test,owner')
    await waitForMock(page)
    const other = await context.newPage()
    await other.goto('/support')
    await waitForMock(other)
    const before = (await call(page, '/ssh-keys')).body.items.length
    const add = (tab: Page, from: number) =>
      Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          call(tab, '/ssh-keys', 'POST', { name: `key-${from + i}`, publicKey: publicKey(from + i) }),
        ),
      )
    const responses = (await Promise.all([add(page, 100), add(other, 200)])).flat()
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 201))
    for (const tab of [page, other]) {
      await expect.poll(async () => (await call(tab, '/ssh-keys')).body.items.length).toBe(before + 20)
    }
  })

  test('a reset in one resets both', async ({ page, context }) => {
    await page.goto('/compute/vms?scenario=test,owner')
    await waitUntilIdle(page)
    const other = await context.newPage()
    await other.goto('/compute/vms')
    await waitUntilIdle(other)
    const id = await stopSomeVm(page)
    const loaded = other.waitForEvent('load')
    await call(page, '/__mocks/reset', 'POST')
    await loaded
    await waitForMock(other)
    expect(await statusOf(other, id)).toBe('running')
  })
})

test('an unknown scenario is reported and changes nothing', async ({ page }) => {
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  const id = await stopSomeVm(page)
  await page.goto('/compute/vms?scenario=empty,lrge')
  await waitUntilIdle(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The scenario in the URL wasn’t applied')
  await expect(notice).toContainText('did you mean “large”?')
  expect(await statusOf(page, id)).toBe('stopping')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
})

test.describe('an unusable stored state', () => {
  /** Changes stored metadata, as a fault or another version would. */
  async function patchMetadata(page: Page, patch: Record<string, unknown>): Promise<void> {
    await page.evaluate(async (patch) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('nimbus-mock')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const store = db.transaction('meta', 'readwrite').objectStore('meta')
      await new Promise<void>((resolve) => {
        store.get('current').onsuccess = (event) => {
          const { result } = event.target as IDBRequest
          store.put({ ...result, ...patch }, 'current')
          store.transaction.oncomplete = () => resolve()
        }
      })
      db.close()
    }, patch)
  }

  test('because its data set has changed: is set aside, and the user stays signed in', async ({ page }) => {
    await page.goto('/compute/vms?scenario=test,developer')
    await waitUntilIdle(page)
    await patchMetadata(page, { seedDigest: 'of other rows' })
    await page.goto('/compute/vms')
    await waitUntilIdle(page)
    await expect(page.getByRole('alert')).toContainText('Its data set has changed since.')
    expect((await call(page, '/me')).body.email).toBe('developer@nimbus.example')
  })

  for (const [what, patch, why] of [
    ['is damaged', { seq: 'nonsense' }, 'It’s damaged'],
    ['was written by another version', { format: 99 }, 'It was written by another version of the mock.'],
  ] as const) {
    test(`because it ${what}: is set aside, can be downloaded, and the app runs`, async ({ page }) => {
      await page.goto('/compute/vms?scenario=test,owner')
      await waitUntilIdle(page)
      await patchMetadata(page, patch)
      await page.goto('/login?scenario=test,owner')
      await waitForMock(page)
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('The saved state couldn’t be used')
      await expect(notice).toContainText(why)
      expect((await call(page, '/vms')).body.total).toBeGreaterThan(0)

      const file = await downloadBy(notice.getByRole('button', { name: 'Download saved state' }))
      expect(file.suggestedFilename()).toBe('nimbus-mock-set-aside.json')
    })
  }
})

test('works in memory where storage is forbidden, with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)
  await expect(page.getByRole('alert')).toContainText('Nothing is being saved')
  const id = await stopSomeVm(page)
  expect(await statusOf(page, id)).toBe('stopping')

  // Without storage, a new document has new data, which don’t have the session of the cookie.
  await page.goto('/login')
  await waitForMock(page)
  await expect(page.getByRole('alert')).toContainText('Nothing is being saved')
  expect((await call(page, '/session')).body.signedIn).toBe(false)
})
