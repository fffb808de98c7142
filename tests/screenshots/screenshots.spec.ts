import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test, waitUntilIdle } from '#tests/e2e/support/fixtures.ts'
import { openRoute, visits } from '#tests/e2e/support/routes.ts'
import { looks, pictureFolder, pictureOf } from './pictures.ts'

for (const visit of visits) {
  const { route, persona } = visit
  test.describe(persona, () => {
    test.use({ persona })

    test(route, async ({ page, open, guard }) => {
      // Take screenshots of pages with console messages too; `npm test` fails on those.
      guard.allow(/./)
      await openRoute(open, page, route)
      for (const look of looks) {
        const path = join(pictureFolder, pictureOf(visit, look))
        mkdirSync(dirname(path), { recursive: true })
        rmSync(path, { force: true })
        await page.setViewportSize({ width: look.width, height: 800 })
        await page.emulateMedia({ colorScheme: look.colorScheme })
        await waitUntilIdle(page)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      }
    })
  })
}
