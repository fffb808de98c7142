import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, navigateInApp, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

function profilePage(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  return {
    name: field('Full name'),
    company: field('Company'),
    jobTitle: field('Job title'),
    zone: page.getByRole('combobox', { name: 'Time zone' }),
    language: page.getByRole('combobox', { name: 'Language' }),
    save: page.getByRole('button', { name: 'Save changes' }),
    account: page.getByRole('banner').getByRole('button', { name: /^Account of/ }),
    dialog: page.getByRole('dialog'),
    /** Selects a file as the system's dialog would. */
    choose: async (name: string, mimeType: string, content: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^(Upload|Change) picture$/ }).click()
      await (await chooser).setFiles({ name, mimeType, buffer: content })
    },
  }
}

test.describe('the profile', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'updateMe',
          when: { times: 1 },
          then: { respond: { status: 503, code: 'unavailable' } },
        },
      ],
    },
  })

  test('is validated, survives a failed save, and asks before discarding changes', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(/status of 503/)
    await open('/account')
    const { name, company, jobTitle, save, account, dialog } = profilePage(page)
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('JPG, PNG or GIF. Max size 5MB.')).toBeVisible()

    await name.fill('   ')
    await save.click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Marcus O. Oyelaran')
    await jobTitle.fill('Head of Platform')

    await save.click()
    await expect(page.getByRole('alert')).toContainText('unavailable')
    await expect(name).toHaveValue('Marcus O. Oyelaran')
    await expect(jobTitle).toHaveValue('Head of Platform')

    // Switching tabs keeps typed input; leaving the page asks first.
    await page.getByRole('tab', { name: 'API Keys' }).click()
    await expect(page.getByRole('table', { name: 'API Keys' })).toBeVisible()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect(jobTitle).toHaveValue('Head of Platform')
    await page.getByRole('link', { name: 'Alerts' }).click()
    await expect(dialog).toContainText('Leave without saving?')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/account/)

    await save.click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await expect(account).toHaveAccessibleName('Account of Marcus O. Oyelaran, MO')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await waitUntilIdle(page)
    await expect(jobTitle).toHaveValue('Head of Platform')
    await expect(company).toHaveValue('Nimbus Demo')
    await page.getByRole('link', { name: 'Alerts' }).click()
    await expect(page).toHaveURL(/\/monitoring\/alerts/)
  })
})

test('what is typed while the profile is saved stays', async ({ page, open, mocks }) => {
  await open('/account')
  const { company, jobTitle, save } = profilePage(page)
  await mocks.on('updateMe').delay(1000)
  await jobTitle.fill('Head of Platform')
  await save.click()
  await company.fill('Nimbus Labs')
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(company).toHaveValue('Nimbus Labs')
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await expect.poll(async () => (await call(page, '/me')).body.company).toBe('Nimbus Labs')
})

test('an avatar is checked by its content, cropped by keyboard, shown in the header and removed', async ({
  page,
  open,
}) => {
  await open('/account')
  const { choose, dialog, account } = profilePage(page)
  await choose('photo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByRole('alert')).toHaveText(
    'This is not a JPG, PNG or GIF image. Choose another file.',
  )
  await choose(
    'photo.gif',
    'image/gif',
    Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(5 * 1024 * 1024)]),
  )
  await expect(page.getByRole('alert')).toHaveText('The image is larger than 5 MB. Choose a smaller one.')
  await choose('photo.gif', 'image/gif', Buffer.from('GIF89a, and nothing more'))
  await expect(page.getByRole('alert')).toContainText('This file is damaged.')

  const wide = await page.evaluate(halfRedHalfBlue)
  await choose('photo.txt', 'text/plain', Buffer.from(wide, 'base64'))
  await expect(dialog).toContainText('Crop your picture')
  await expect(page.getByRole('alert')).toBeHidden()
  const save = dialog.getByRole('button', { name: 'Save picture' })
  await expect(save).toBeEnabled()
  // To the right end, which is blue.
  const position = dialog.getByRole('application', { name: 'Position of the picture' })
  await position.focus()
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await save.click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  const image = account.locator('img')
  await expect(image).toBeVisible()
  await expect
    .poll(() =>
      image.evaluate((it: HTMLImageElement) => [it.naturalWidth > 0, it.naturalWidth - it.naturalHeight]),
    )
    .toEqual([true, 0])
  expect(await image.evaluate(middleColor)).toEqual([0, 0, 255])

  await page.reload()
  await waitUntilIdle(page)
  await expect(image).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()
  await expect(account).toHaveText('MO')
  expect((await call(page, '/me')).body.avatarUrl).toBeNull()
})

/** Runs in the page: image of 800 by 200, red on the left, blue on the right, as base64. */
async function halfRedHalfBlue(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = 200
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, 400, 200)
  context.fillStyle = '#0000ff'
  context.fillRect(400, 0, 400, 200)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** Runs in the page. */
async function middleColor({ src, naturalWidth, naturalHeight }: HTMLImageElement): Promise<number[]> {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // Cross-origin images of an element can't be read from a canvas.
  const picture = await createImageBitmap(await (await fetch(src, { credentials: 'include' })).blob())
  context.drawImage(picture, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

/** Texts only in English formatting: AM and PM, leading dollar sign, thousands commas, English months. */
const ENGLISH =
  /\b\d{1,2}:\d{2}(:\d{2})? [AP]M\b|\$\d|(?<!:)\b\d{1,3},\d{3}\b|\b(Jan|Feb|Mar|Apr) \d{1,2}\b|\b\d+ \w+ ago\b/g

test('time zone and language apply to all times, numbers and amounts', async ({ page, open }) => {
  await open('/account')
  const { zone, language, save } = profilePage(page)
  await zone.selectOption('Pacific Time (PST)')
  await language.selectOption('German')
  await expect(page.getByText('2.835,50')).toBeVisible()
  await save.click()
  await expect(page.getByText('Profile saved')).toBeVisible()

  for (const path of [
    '/dashboard',
    '/compute/vms',
    '/storage/databases',
    '/network/load-balancers',
    '/services/cdn',
    '/monitoring',
    '/monitoring/logs',
    '/monitoring/alerts?tab=history',
  ]) {
    await navigateInApp(page, path)
    const english = (await page.getByRole('main').innerText()).match(ENGLISH)
    expect(english, path).toBeNull()
    for (const title of await page.locator('main time[title]').evaluateAll(titlesOf)) {
      expect(title, path).toContain('GMT-8')
    }
  }
})

/** Runs in the page. */
function titlesOf(times: Element[]): string[] {
  return times.map((time) => time.getAttribute('title') ?? '')
}

test('the clock and the date format of the profile apply everywhere, and tooltips add UTC', async ({
  page,
  open,
}) => {
  await open('/account')
  await page.getByRole('combobox', { name: 'Time format' }).selectOption('24-hour: 14:04')
  await page.getByRole('combobox', { name: 'Date format' }).selectOption('2026-01-05 (ISO 8601)')
  await expect(page.getByText('look like this: 2026-03-02, 04:00:00 EST')).toBeVisible()
  await profilePage(page).save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved' })).toBeVisible()

  await navigateInApp(page, '/team?tab=audit')
  const time = page.getByRole('table', { name: 'Audit Log' }).locator('time').first()
  await expect(time).toHaveText('2026-03-02, 04:00')
  await expect(time).toHaveAttribute('title', '2026-03-02, 04:00:00 EST\n2026-03-02, 09:00:00 UTC')

  await navigateInApp(page, '/monitoring/logs')
  await expect(page.locator('time').first()).toHaveText(/^2026-03-02, 0[34]:\d\d:\d\d\.\d{3}$/)
  await navigateInApp(page, '/dashboard')
  const relative = page.getByRole('region', { name: 'Recent Activity' }).locator('time').first()
  await expect(relative).toHaveAttribute('title', /^2026-\d\d-\d\d, \d\d:\d\d:\d\d EST\n2026-.* UTC$/)
  await navigateInApp(page, '/storage/databases/new')
  const hour = page.getByRole('combobox', { name: 'Starts at (UTC)' })
  await expect(hour.getByRole('option', { selected: true })).toHaveText('04:00')
  await expect(page.getByText('Sundays, 04:00 to 05:00 UTC')).toBeVisible()
})
