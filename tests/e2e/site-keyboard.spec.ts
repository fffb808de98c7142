import type { Page } from '@playwright/test'
import { ADA, cards } from './support/domain-pages.ts'
import { expect, test } from './support/fixtures.ts'

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate(namesOfFocused)
    if (said.map((it) => it.replace(/\s*\*$/, '').trim()).includes(name)) return
  }
  throw new Error(`Tab does not lead to “${name}”.`)
}

/** Runs in the page, synchronously: the focused element may disappear when the session is known. */
function namesOfFocused(): string[] {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return []
  const labels = [...((focused as HTMLInputElement).labels ?? [])].map((it) => it.textContent ?? '')
  return [focused.getAttribute('aria-label') ?? '', ...labels, focused.textContent ?? '']
}

test('a domain is searched and bought by keyboard alone', async ({ page, open }) => {
  await open('/domains')
  await tabTo(page, 'Domain name')
  await page.keyboard.type('available')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('list', { name: 'Domains called available' }).getByRole('listitem'),
  ).toHaveCount(8)
  await tabTo(page, 'Buy Now available.dev')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Purchase available.dev' })
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(ADA)
  for (const text of ['Ada', 'Keller', cards.challenged, '0828', '123']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  const bought = page.getByRole('dialog', { name: 'Domain Purchased!' })
  await expect(bought.locator(':focus')).toHaveText('Congratulations!')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await expect(bought).toBeHidden()
  // The opener is gone, so the focus goes to the content.
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'Buy Now available.tech')
})

test.describe('signed in', () => {
  test.use({ persona: 'developer' })

  test('an app is found and deployed by keyboard alone', async ({ page, open }) => {
    await open('/marketplace')
    await tabTo(page, 'Search apps')
    await page.keyboard.type('nginx')
    await expect(page.getByRole('region', { name: 'All Apps' }).getByRole('article')).toHaveCount(1)
    await tabTo(page, 'NGINX')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'NGINX' })).toBeVisible()
    await tabTo(page, 'Overview')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused()
    await tabTo(page, 'Deploy Now')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Deploy NGINX' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Deploy Now' })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('by-hand')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/compute\/containers\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('by-hand')
  })
})
