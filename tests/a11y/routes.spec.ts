import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { openRoute, visits } from '#tests/e2e/support/routes.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

for (const { route, persona } of visits) {
  test.describe(persona, () => {
    test.use({ persona })

    test(`${route} is accessible in light and dark, and fits a phone`, async ({ page, open }) => {
      await openRoute(open, page, route)
      await expectNoViolationsInBothSchemes(page)
      await test.step('360 px wide', async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        // WCAG 2.2, 1.4.10: content reflows, nobody scrolls in two directions.
        await expect
          .poll(() =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          )
          .toBe(0)
      })
    })
  })
}
