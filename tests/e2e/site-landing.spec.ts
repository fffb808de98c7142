import type { Page } from '@playwright/test'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test('the front page presents the products and links to them', async ({ page, open }) => {
  await open('/')
  const main = page.getByRole('main')

  await test.step('figures', async () => {
    for (const [value, label] of [
      ['10,000+', 'active developers'],
      ['500+', 'H200 GPUs'],
      ['150+', 'countries'],
      ['99.9%', 'uptime SLA'],
    ] as const) {
      await expect(main.locator('dl > div').filter({ hasText: label })).toContainText(value)
    }
  })

  await test.step('GPUs at catalog prices', async () => {
    const gpus = part(page, 'GPU-as-a-Service on NVIDIA H200')
    await expect(gpus).toContainText('GPU from $4.50 per hour')
    for (const fact of ['141GB HBM3e', '4.8TB/s', '2x faster', 'under 60 seconds'])
      await expect(gpus).toContainText(fact)
  })

  await test.step('six features with a link each, and testimonials', async () => {
    const features = part(page, 'Everything you need to ship')
    await expect(features.getByRole('listitem')).toHaveCount(6)
    await expect(features.getByRole('listitem').getByRole('link')).toHaveCount(6)
    const praise = part(page, 'What customers say').getByRole('figure')
    await expect(praise).toHaveCount(3)
    await expect(praise.first()).toContainText('Mira Okonkwo')
  })

  await test.step('its buttons', async () => {
    for (const [name, path] of [
      ['Start Building for Free', '/signup'],
      ['View Documentation', '/documentation'],
      ['See Pricing', '/pricing'],
    ] as const) {
      await main.getByRole('link', { name }).click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await page.goBack()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('The cloud that stays out of your way')
    }
    await main.getByRole('link', { name: 'Contact Sales' }).click()
    await expect(page).toHaveURL(/\/support\?topic=sales#contact$/)
  })
})

test('lets visitors start and stop a VM of samples', async ({ page, open }) => {
  await open('/')
  const sample = part(page, 'Try the console')
  await expect(sample.getByRole('button', { name: 'Start', exact: true })).toBeDisabled()
  await waitUntilIdle(page)
  await sample.getByRole('button', { name: 'Stop' }).click()
  await expect(sample.getByRole('status')).toContainText(/POST .*\/stop/)
  await expect(sample).toContainText('Stopped')
  await sample.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(sample).toContainText('Running')
  await expect(sample.getByRole('status')).toContainText('"status": "running"')
})

test('stays where a visitor scrolls before the app has started', async ({ page }) => {
  let start = () => {}
  const started = new Promise<void>((done) => {
    start = done
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Contact Sales' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  start()
  await waitUntilIdle(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

/** Counts the points of each frame: `window.drawn` has the last one and the number of frames. */
function countPoints(): void {
  const drawn = { points: 0, pictures: 0, sum: 0 }
  Object.assign(window, { drawn })
  const { clearRect, arc } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    drawn.points = 0
    drawn.sum = 0
    drawn.pictures++
    return clearRect.apply(this, area)
  }
  CanvasRenderingContext2D.prototype.arc = function (...circle) {
    drawn.points++
    drawn.sum += circle[0] + circle[1]
    return arc.apply(this, circle)
  }
}

test.describe('the background', () => {
  test.use({ sharePage: false })

  test('particles move behind the text until paused', async ({ page }) => {
    const drawn = () =>
      page.evaluate(() => ({
        ...(window as unknown as { drawn: { points: number; pictures: number; sum: number } }).drawn,
      }))
    const points = async () => (await drawn()).points
    await page.addInitScript(countPoints)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Not with a fixed clock, which would stop the animation.
    await page.goto('/')

    await test.step('depends on the window width', async () => {
      for (const [width, count] of [
        [1280, 200],
        [1023, 150],
        [767, 100],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(points).toBe(count)
      }
    })

    const pause = page.getByRole('button', { name: 'Pause background animation' })
    const play = page.getByRole('button', { name: 'Play background animation' })
    /** True if two frames a second apart differ. */
    const moves = async () => {
      const before = await drawn()
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            let frames = 0
            const next = () => (++frames > 5 ? resolve(null) : requestAnimationFrame(next))
            next()
          }),
      )
      const after = await drawn()
      return after.pictures > before.pictures && after.sum !== before.sum
    }

    await test.step('paused and resumed by keyboard', async () => {
      await expect.poll(moves).toBe(true)
      await pause.focus()
      await page.keyboard.press('Enter')
      await expect(play).toBeFocused()
      await expect.poll(moves).toBe(false)
      await page.keyboard.press('Enter')
      await expect(pause).toBeFocused()
      await expect.poll(moves).toBe(true)
    })

    await test.step('paused when out of sight', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect.poll(moves).toBe(false)
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await expect.poll(moves).toBe(true)
    })

    await test.step('absent under reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(page.locator('main canvas')).toHaveCount(0)
      await expect(pause).toHaveCount(0)
    })
  })
})
