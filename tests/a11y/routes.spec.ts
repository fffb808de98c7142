import { pages } from '#src/shell/pages.ts'
import { expect } from '#tests/e2e/support/fixtures.ts'
import { controlsBehindLauncher, launcher } from '#tests/e2e/support/mock-tools.ts'
import { visits } from '#tests/e2e/support/routes.ts'
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'
import { expectRoomForSpacing } from './text-spacing.ts'
import { test } from './walk.ts'

for (const visit of visits) {
  test.describe(visit.persona, () => {
    test(`${visit.route} is accessible in light and dark, and fits a phone and wide text spacing`, async ({
      walkTo,
    }) => {
      const page = await walkTo(visit)
      await expectNoViolationsInBothSchemes(page)
      await test.step('1280 px wide', async () => {
        await expect(page.locator('[data-wider]'), 'tables that scroll sideways').toHaveCount(0)
      })
      await test.step('360 px wide', async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        await expect.poll(() => horizontalOverflow(page)).toBe(0)
        if (pages[visit.route].area !== 'console') return
        await expect(launcher(page)).toBeVisible()
        await expect.poll(() => controlsBehindLauncher(page), 'controls under the mock’s button').toEqual([])
      })
      if (visit.persona === 'signed-out')
        await test.step('400 px wide with text of 150 %', async () => {
          // The same as smaller screens: all lengths but borders follow the text.
          await page.setViewportSize({ width: Math.round(400 / 1.5), height: 800 })
          await expect.poll(() => horizontalOverflow(page)).toBe(0)
        })
      if (visit.persona === 'owner' || visit.route === '/login')
        await test.step('wide text spacing', () => expectRoomForSpacing(page))
    })
  })
}
