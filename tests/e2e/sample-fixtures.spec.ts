// Shown in tests/mocks/README.md. `tests/repository/samples.test.ts` keeps both alike.
import { expect, test } from '#tests/mocks.ts'

test.use({ persona: 'owner' })

test('an exceeded quota is explained, and the form keeps its values', async ({ mocks, open, page }) => {
  await open('/compute/vms/new')
  await mocks.on('createVm').once().respondWith(409, 'quota_exceeded')
  await page.getByRole('textbox', { name: 'Name' }).fill('web-4')
  await page.getByRole('complementary', { name: 'Cost' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('web-4')
})

test('a list that fails to load shows the error, and loads again', async ({ mocks, open, page }) => {
  const forced = await mocks.on('listVms').respondWith(500)
  await open('/compute/vms')
  await expect(page.getByRole('alert')).toContainText('internal_error')
  await forced.remove()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Virtual machines' })).toBeVisible()
})

test('a VM fails, and there are no SSH keys', async ({ mocks, open, page }) => {
  const broken = await mocks.on('listVms').patch([{ op: 'replace', path: '/items/0/status', value: 'error' }])
  await open('/compute/vms')
  await expect(page.getByRole('table', { name: 'Virtual machines' }).getByText('Error').first()).toBeVisible()
  await broken.disable()
  await mocks.on('listSshKeys').respondWithBody(200, { items: [] })
  await open('/account?tab=ssh-keys')
  await expect(page.getByText('No SSH keys yet')).toBeVisible()
})

test('a link in a mail expires', async ({ mocks, open, page }) => {
  await open('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@nimbus.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const { facts } = await mocks.outbox.last({ kind: 'password-reset' })
  await mocks.clock.advance('2h')
  await page.goto(facts.link ?? '')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('operations, statuses and codes are typed', async ({ mocks }) => {
  const force = async () => {
    await mocks.on('createVm').respondWith(402)
    // @ts-expect-error
    await mocks.on('startVm').respondWith(402)
  }
  await expect(force()).rejects.toThrow('startVm documents no problem with status 402')
})
