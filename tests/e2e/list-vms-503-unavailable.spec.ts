// Save as tests/e2e/list-vms-503-unavailable.spec.ts, and watch it while `npm start` runs:
// E2E_URL=http://localhost:5173 npm run test:e2e -- list-vms-503-unavailable.spec.ts --headed
import { expect, test } from '#tests/mocks.ts'

test.use({ persona: 'owner' })

test('listVms responds with 503 unavailable', async ({ mocks, open, page }) => {
  await mocks.use({ seed: 7 })
  await mocks.use('empty')
  await mocks.on('listVms').respondWith(503, 'unavailable')
  await open('/compute/vms')
  await expect(page.getByRole('alert').filter({ hasText: 'unavailable' }).first()).toBeVisible()
})
