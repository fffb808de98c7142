import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Pages that the browser translates. */

test.use({ persona: 'owner', shareDocument: false })

/** Replaces all text, now and later, as Chrome does: with `<font>` elements. The translation is in capitals. */
async function translate(page: Page): Promise<void> {
  // The code that handles it loads after the page, but before a translator starts.
  await page.waitForFunction(() => {
    const probe = document.createElement('div')
    probe.textContent = 'text'
    document.body.append(probe)
    probe.firstChild?.replaceWith(document.createElement('font'))
    probe.remove()
    return !Node.prototype.insertBefore.toString().includes('native code')
  })
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue
        const translation = document.createElement('font')
        translation.textContent = text.data.toUpperCase()
        text.replaceWith(translation)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) if (addedNodes.length > 0) translateIn(target)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a translated page can still change its text and elements', async ({ page, open }) => {
  await open('/monitoring')
  await translate(page)
  await page.getByText('LAST 7 DAYS', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked()
  await page.getByRole('tab', { name: 'Infrastructure' }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Monitoring' })).toBeVisible()
})

test('a translated count follows its list', async ({ page, open }) => {
  await open('/compute/vms')
  await translate(page)
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('db-primary')
  await expect(page.getByText('1–1 OF 1 VIRTUAL MACHINE')).toBeVisible()
})

test('the name to type is not translated', async ({ page, open }) => {
  await open('/compute/vms?q=bastion')
  await translate(page)
  await page.getByRole('button', { name: 'Actions for bastion-us' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog').getByText('bastion-us', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('CANCEL')).toBeVisible()
})
