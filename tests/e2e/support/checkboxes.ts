import type { Locator } from '@playwright/test'

/**
 * Clicks a checkbox, and returns the states that it shows in the half second after: one, unless it waits for the address
 * to change before it shows the click.
 */
export function statesAfterClick(checkbox: Locator): Promise<boolean[]> {
  return checkbox.evaluate(async (box: HTMLInputElement) => {
    box.click()
    const shown = new Set<boolean>()
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      shown.add(box.checked)
    }
    return [...shown]
  })
}
