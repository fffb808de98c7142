import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** Interactive parts of the home page and product pages; `routes.spec.ts` has their initial state. */

test('the landing page is accessible with its animation paused', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  await expect(page.getByRole('button', { name: 'Pause background animation' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause background animation' }).click()
  await expectNoViolationsInBothSchemes(page, 'paused')
})

test('code samples, opened questions and the quick start of the GPU page are accessible', async ({
  page,
  open,
}) => {
  await open('/products/gpu-as-a-service?tools=api')
  await expect(page.getByRole('button', { name: 'Copy API request' })).toBeVisible()
  const questions = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group')
  await expect(questions).not.toHaveCount(0)
  for (const question of await questions.all()) await question.locator('summary').click()
  await expectNoViolationsInBothSchemes(page, 'samples and responses')
  await open('/products/gpu-as-a-service?tools=quick-start')
  await expect(page.getByRole('tabpanel')).toContainText('Create an instance')
  await expectNoViolationsInBothSchemes(page, 'quick start')
})
