import { expect, test } from './support/fixtures.ts'

test('categories and articles are searched, and the URL keeps the search', async ({ page, open }) => {
  await open('/documentation')
  const field = page.getByRole('searchbox', { name: 'Search the documentation' })
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(10)

  // Match in an article's title: the category shows too, ignoring case.
  await field.fill('TRAFFIC ACR')
  await expect(headings).toHaveText(['Networking'])
  await expect(page).toHaveURL(/[?&]q=/)
  const hits = page.getByRole('region', { name: 'In the articles' })
  await expect(hits.locator('mark', { hasText: /^traffic/i }).first()).toBeVisible()

  // Match in an article's text only.
  await field.fill('Retry-After')
  await expect(page.getByText('No category matches “Retry-After”.')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Retry-After')
  await hits
    .getByRole('link', { name: /^Handle errors and retries/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('errors')

  await page.goBack()
  await expect(field).toHaveValue('Retry-After')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(headings).toHaveCount(10)
  await expect(page).toHaveURL(/\/documentation$/)

  // Match in the API reference only.
  await field.fill('replace firewall rules')
  const operations = page.getByRole('region', { name: 'In the API reference' })
  await expect(operations.getByRole('link', { name: /Replace/ }).first()).toBeVisible()
  const announced = page.getByRole('status').filter({ hasText: 'in the API reference' })
  await expect(announced).toHaveText(/^\d+ results? in the articles, [1-9]\d* in the API reference$/)

  const nothing = page.getByText('No guide or operation contains “xylophone”.')
  await field.fill('xylophone')
  await expect(nothing).toBeVisible()
  // A category that only its description matches is a result, too.
  await field.fill('snapshots, managed')
  await expect(headings).toHaveText(['Storage & databases'])
  await expect(page.getByText(/^No /)).toBeHidden()
})

test('an article has a table of contents, copy buttons and a next article', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/documentation/compute/create-virtual-machines')
  const article = page.getByRole('article')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Create several VMs at once' })
    .click()
  await expect(page).toHaveURL(/#create-several-vms-at-once$/)
  await expect(article.getByRole('heading', { name: /^Create several VMs at once/ })).toBeInViewport()

  await article.getByRole('button', { name: 'Copy Shell command' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Shell command' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl -s')

  const others = page.getByRole('navigation', { name: 'Other articles' })
  const next = await others.getByRole('link', { name: /^Next/ }).innerText()
  await others.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.replace(/^Next\s*/, ''))
  await others.getByRole('link', { name: /^Previous/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create and resize virtual machines')

  await open('/documentation')
  await page.getByRole('main').getByRole('link', { name: 'API reference' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Domains', exact: true }).click()
  await expect(page).toHaveURL(/\/documentation\/api\/domains$/)
  await page
    .getByRole('list', { name: 'Operations' })
    .getByRole('link', { name: 'Buy a domain for one year' })
    .click()
  await expect(page).toHaveURL(/#purchaseDomain$/)
  const operation = page.getByRole('region', { name: 'Buy a domain for one year' })
  await expect(operation).toContainText(/POST\s*\/domain-purchases/)
  await operation.getByRole('button', { name: 'TypeScript client' }).click()
  await operation.getByRole('button', { name: 'Copy Request: purchaseDomain' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^const result = await purchaseDomain\(\{/)
  await expect(operation).toContainText('idempotency-key', { ignoreCase: true })
  await expect(operation.getByText('409').first()).toBeVisible()
})

test.describe('an operation of the API reference', () => {
  test.use({ persona: 'admin' })

  test('can be tried against the mock, with IDs that exist', async ({ page, open, guard }) => {
    guard.allow(/status of 422/)
    await open('/documentation/api/ssh-keys')
    await page.getByRole('button', { name: 'Try it listSshKeys' }).click()
    const list = page.getByRole('form', { name: 'Try listSshKeys' })
    await list.getByRole('button', { name: 'Send request' }).click()
    await expect(list.getByRole('status')).toContainText(/200 in \d+ ms/)
    await expect(list.getByRole('figure')).toContainText('"publicKey"')

    await page.getByRole('button', { name: 'Try it createSshKey' }).click()
    const create = page.getByRole('form', { name: 'Try createSshKey' })
    await create.getByRole('textbox', { name: 'JSON body' }).fill('{ "name": "no key" }')
    await create.getByRole('button', { name: 'Send request' }).click()
    await expect(create.getByRole('status')).toContainText('422')

    await page.getByRole('button', { name: 'Try it deleteSshKey' }).click()
    const remove = page.getByRole('form', { name: 'Try deleteSshKey' })
    await expect(remove.getByRole('textbox', { name: 'DELETE path' })).not.toHaveValue(
      '/ssh-keys/ssh_6c9f2j5m8p1s',
    )
    await remove.getByRole('button', { name: 'Send request' }).click()
    await expect(remove.getByRole('status')).toContainText('204')
  })
})

test('an operation that needs a user says so to visitors who try it', async ({ page, open, guard }) => {
  guard.allow(/status of 401/)
  await open('/documentation/api/ssh-keys')
  await page.getByRole('button', { name: 'Try it listSshKeys' }).click()
  const form = page.getByRole('form', { name: 'Try listSshKeys' })
  await expect(form.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByRole('status')).toContainText('401')
})

test('a walkthrough is a video that waits to be played, with captions and a transcript', async ({
  page,
  open,
}) => {
  await open('/support')
  await page.getByRole('link', { name: 'Watch the walkthroughs' }).click()
  await page.getByRole('link', { name: 'Video: search logs' }).last().click()
  const video = page.getByRole('article').locator('video')
  await expect(video).toHaveJSProperty('paused', true)
  await expect(video).toHaveJSProperty('controls', true)
  await expect(page.getByRole('article').getByRole('listitem').first()).toContainText('Logs has')
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  const { duration, captions } = await video.evaluate((element: HTMLVideoElement) => ({
    duration: element.duration,
    captions: element.textTracks[0]?.cues?.length,
  }))
  expect(duration).toBeCloseTo(16, 0)
  expect(captions).toBe(4)
})

test('guides of the community have an author and a date', async ({ page, open }) => {
  await open('/support')
  await page.getByRole('link', { name: 'Read the guides' }).click()
  await page.getByRole('link', { name: 'Nightly snapshots with cron' }).last().click()
  await expect(page.getByRole('article')).toContainText('By Hanna Berg, Sep 14, 2026')
})
