import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', shareDocument: false })

for (const width of [360, 1280, 1920]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the outline shown while a page loads lies where its parts appear', async ({ page, open }) => {
      await open('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const parts = await partsOf(page)
      // Buttons that wrap on phones move the content down.
      const isPhone = width < 480
      expect(await outlineOf(page)).toEqual(isPhone ? { ...parts, content: expect.anything() } : parts)
    })
  })
}

test.describe('without a connection', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the notice lies above the outline, with its icon beside the text', async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/ERR_FAILED|Failed to fetch|NetworkFailure/)
    await open('/compute/vms')
    await mocks.adjust({ rules: [{ id: 'broken', operation: '*', then: { fault: 'connection-reset' } }] })
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'We can’t reach the server.' })
    await expect(notice).toBeVisible()
    await outlineOf(page)
    expect(
      await notice.evaluate((element) => {
        const placeOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect()
        const [icon, text] = [placeOf('svg'), placeOf('span')]
        if (icon === undefined || text === undefined) return 'no notice'
        if (icon.bottom <= text.top) return 'icon above the text'
        const top = document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2)
        return element.contains(top) ? 'in sight' : 'covered'
      }),
    ).toBe('in sight')
  })
})

/** Places of the parts that the outline shows, in CSS pixels. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (selector: string) => {
      const {
        left = 0,
        top = 0,
        bottom = 0,
        right = 0,
      } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return { left, right, bottom, start: [left, top].map(Math.round).join(' ') }
    }
    return {
      headerLine: placeOf('header').bottom - 1,
      sidebarLine: placeOf('aside').right - 1,
      title: placeOf('h1').start,
      content: placeOf('main > * > :nth-child(2)').start,
    }
  })

/** Places of the outline's layers (`console-outline.css`). */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    // Both hide it.
    document.documentElement.removeAttribute('data-signed-out')
    document.querySelector('main')?.remove()
    const layers = getComputedStyle(document.body, '::before').backgroundPosition.split(', ')
    const [header = [], , sidebar = [], , title = [], , content = []] = layers.map((layer) =>
      layer.split(' ').map((length) => Math.round(Number.parseFloat(length))),
    )
    return {
      headerLine: header[1],
      sidebarLine: sidebar[0],
      title: title.join(' '),
      content: content.join(' '),
    }
  })
