import { call } from './support/calls.ts'
import { expect, navigateInApp, skipWithoutMockInPage, test } from './support/fixtures.ts'

skipWithoutMockInPage('handlers are in the page')

test.use({ persona: 'owner' })

test('says that there are no SSH keys', async ({ open, page }) => {
  await open('/account')
  await page.evaluate(async () => {
    const mocks = window.nimbusMocks
    if (!mocks) throw new Error('A build without mocks')
    const { http, HttpResponse } = await mocks.msw()
    await mocks.use(http.get('*/api/v1/ssh-keys', () => HttpResponse.json({ items: [] })))
  })
  await navigateInApp(page, '/account?tab=ssh-keys')
  await expect(page.getByText('No SSH keys yet')).toBeVisible()
  const { items } = (await call(page, '/__mocks/handlers')).body
  expect(items).toMatchObject([{ name: 'GET */api/v1/ssh-keys' }])
})
