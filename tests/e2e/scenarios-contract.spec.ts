import { call } from './support/calls.ts'
import { expect, mocksIn, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'

skipWithoutMockInPage('its notice of responses outside the contract')

test('a response outside the contract is shown with operation, status and place', async ({ page, guard }) => {
  guard.allow(/500|outside the contract/)
  await page.goto('/compute/vms?scenario=test,owner')
  await waitUntilIdle(page)

  // Valid row, but a name that the contract forbids: like the result of a handler bug.
  const { body: list } = await call(page, '/vms')
  const { id } = list.items[0]
  await call(page, `/vms/${id}`, 'PATCH', { name: 'renamed' })
  const mocks = mocksIn(page)
  const snapshot = await mocks.snapshot()
  const rows = snapshot.rows.map((it) =>
    it.id === id ? { ...it, row: it.row && { ...it.row, name: 'Not A Host Name' } } : it,
  )
  await mocks.restore({ ...snapshot, rows })

  const response = await call(page, `/vms/${id}`)
  expect(response).toMatchObject({ status: 500, body: { code: 'contract_violation' } })
  // The list behind reads the same row again now and then, and has a notice of its own.
  const notice = page.getByRole('alert').filter({ hasText: 'getVm returned 200 outside the contract' })
  await expect(notice).toContainText('At /name:')

  expect((await mocks.log.violations()).map(({ operationId }) => operationId)).toContain('getVm')

  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
})
