import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Presses "Try again" until it has worked. How often a page asks before it shows an error depends on whether its screen
 * was there before the answer to what its route had asked early, so a scenario's second failure may be the retry's.
 * @param isThere what only the answer brings: a skeleton of it would pass for it while the next failure is on its way.
 */
export async function tryAgainUntil(error: Locator, isThere: Locator): Promise<void> {
  await expect(async () => {
    if (await error.isVisible()) await error.getByRole('button', { name: 'Try again' }).click()
    await expect(isThere).toBeVisible({ timeout: 1000 })
  }).toPass()
}
