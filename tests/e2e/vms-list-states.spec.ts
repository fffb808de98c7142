import { expect, navigateInApp, test } from './support/fixtures.ts'
import { tryAgainUntil } from './support/try-again.ts'
import { vmList } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

test.describe('the states of the list', () => {
  test('no match offers to clear the filters', async ({ page, open }) => {
    await open('/compute/vms?q=nothing-like-this')
    await expect(page.getByRole('heading', { name: 'No virtual machines match' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(vmList(page).rows).toHaveCount(20)
  })

  test.describe('without machines', () => {
    test.use({ scenario: { dataset: 'empty' } })
    test('explain machines and offer to create one', async ({ page, open }) => {
      await open('/compute/vms')
      await expect(page.getByRole('heading', { name: 'No virtual machines yet' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Create VM' }).last().click()
      await expect(page).toHaveURL('/compute/vms/new')
    })
  })

  test.describe('with a failing server', () => {
    test.use({
      scenario: {
        rules: [
          {
            operation: 'listVms',
            when: { call: 1, times: 2 },
            then: { respond: { status: 500, code: 'internal_error' } },
          },
        ],
      },
    })
    test("show the server's message and a retry", async ({ page, open, guard }) => {
      guard.allow(/status of 500/)
      await open('/compute/vms')
      const error = page.getByRole('alert')
      await expect(error).toContainText('internal_error')
      await expect(error).toContainText(/req_\w+/)
      await tryAgainUntil(error, vmList(page).rows.getByRole('link').first())
      await expect(vmList(page).rows).toHaveCount(20)
    })
  })

  test('a rate limit of more than a minute is said in minutes', async ({ page, open, mocks, guard }) => {
    guard.allow(/status of 429/)
    await open('/account')
    await mocks.on('listVms').respondWith(429, 'rate_limited', { retryAfter: 90 })
    await navigateInApp(page, '/compute/vms')
    await expect(page.getByText(/^Try again in 1:\d\d minutes\.$/)).toBeVisible()
  })

  test('a link to a dialog whose machine can’t be loaded says so, and offers another attempt', async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/status of 500/)
    await open('/compute/vms')
    const id = await page.evaluate(async () => {
      const { items } = await (await fetch('/api/v1/vms?q=worker-queue-02')).json()
      return items[0].id as string
    })
    const broken = await mocks.on('getVm').respondWith(500)
    await page.goto(`/compute/vms?q=bastion&dialog=delete&row=${id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('internal_error')
    await broken.remove()
    await tryAgainUntil(dialog, page.getByRole('dialog', { name: 'Delete worker-queue-02?' }))
  })

  test('show an error of an action in its dialog, which stays until the response', async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/status of 500/)
    await mocks.on('stopVm').respondWith(500)
    await open('/compute/vms?q=bastion')
    await vmList(page).choose('bastion-us', 'Stop')
    const dialog = page.getByRole('dialog')
    await mocks.adjust({ network: { latencyMs: 1500 } })
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test.describe('with a failing refetch', () => {
    test.use({
      scenario: {
        rules: [
          {
            operation: 'listVms',
            when: { call: 2, times: 3 },
            then: { respond: { status: 500, code: 'internal_error' } },
          },
        ],
      },
    })
    test('keep the rows, marked as outdated', async ({ page, open, guard }) => {
      guard.allow(/status of 500/)
      await open('/compute/vms?q=analytics')
      const list = vmList(page)
      await list.choose('analytics-etl', 'Start')
      const notice = page.getByRole('status').filter({ hasText: 'Couldn’t update' })
      await expect(notice).toBeVisible()
      await expect(list.row('analytics-etl')).toContainText('Starting')
      await expect(notice).toBeHidden()
    })
  })

  test.describe('for a viewer', () => {
    test.use({ persona: 'viewer' })
    test('disable forbidden actions with the reason', async ({ page, open }) => {
      await open('/compute/vms?q=bastion')
      const create = page.getByRole('button', { name: 'Create VM' })
      await expect(create).toHaveAttribute('aria-disabled', 'true')
      await expect(create).toHaveAccessibleDescription(/Ask an Owner or Admin/)
      const menu = await vmList(page).openMenu('bastion-us')
      await expect(menu.getByRole('menuitem', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true')
      await expect(menu.getByRole('menuitem', { name: 'Connect' })).toBeEnabled()
    })
  })

  test.describe('while a machine loads', () => {
    test('another order keeps the filters', async ({ page, open, mocks }) => {
      await open('/compute/vms?q=api')
      const list = vmList(page)
      await mocks.on('getVm').delay(60_000)
      // In one task, since the outline of the machine replaces the list after a second.
      await list
        .head('Name')
        .getByRole('button')
        .evaluate((sort: HTMLElement) => {
          const machine = document.querySelector<HTMLElement>('tbody a')
          if (machine === null) throw new Error('no machine is listed')
          machine.click()
          sort.click()
        })
      await expect(page).toHaveURL('/compute/vms?q=api&sort=-name')
      await expect(list.search).toHaveValue('api')
    })

    test('a search typed before doesn’t stop it', async ({ page, open, mocks }) => {
      await open('/compute/vms')
      await mocks.on('getVm').delay(500)
      await vmList(page).search.fill('api')
      await page.getByRole('link', { name: 'api-eu-01' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'api-eu-01' })).toBeVisible()
    })
  })

  test('search, sort and page ten thousand machines', async ({ page, openIn }) => {
    await openIn({ dataset: 'large', persona: 'admin', network: { latencyMs: 0 } }, '/compute/vms')
    const list = vmList(page)
    // Creating them takes a while on a busy machine.
    await expect(list.range).toHaveText('1–20 of 10,000 virtual machines', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect(list.range).toHaveText('9,981–10,000 of 10,000 virtual machines')
    await list.search.fill('web')
    await expect(page).toHaveURL('/compute/vms?q=web')
    await expect(list.range).toHaveText(/^1–20 of [\d,]+ virtual machines$/)
  })
})
