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
