// Shown in docs/front-end-developers.md. `tests/repository/samples.test.ts` keeps both alike.
import { expect, test } from './support/fixtures.ts'
import { recorded } from './support/recorded-keys.ts'

test.use({ persona: 'owner' })

test('lists the SSH keys of a recording', async ({ mocks, open, page }) => {
  const { findings } = await mocks.play(recorded)
  expect(findings).toEqual([])
  await open('/account?tab=ssh-keys')
  await expect(page.getByText('deploy key of staging')).toBeVisible()
})
