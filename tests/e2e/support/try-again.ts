import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Clicks "Try again" until it works. The number of failed requests varies with prefetching, so a second forced
 * failure may hit the retry.
 * @param isThere element that only the response brings, not its skeleton
 */
export async function tryAgainUntil(error: Locator, isThere: Locator): Promise<void> {
  await expect(async () => {
    if (await error.isVisible()) await error.getByRole('button', { name: 'Try again' }).click()
    await expect(isThere).toBeVisible({ timeout: 1000 })
  }).toPass()
}
