import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts'
import { call } from './support/calls.ts'
import { chartMenuItem } from './support/chart-menu.ts'
import { downloadBy, readCsv, readText } from './support/downloads.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { logsOf } from './support/log-pages.ts'
import { tryAgainUntil } from './support/try-again.ts'

test.use({ persona: 'developer' })

test('search, range, level and service are in the URL, and a link restores them', async ({ page, open }) => {
  await open('/monitoring/logs')
  const logs = logsOf(page)
  await expect(logs.newest).toBeVisible()
  await logs.search.fill('level:WARN "Invalid user"')
  await expect(page).toHaveURL(/q=level/)
  await expect(logs.newest).toContainText('Invalid user')
  await page.getByText('24h', { exact: true }).click()
  await expect(page).toHaveURL(/range=24h/)
  await logs.button(/^Level/).click()
  await page.getByRole('checkbox', { name: 'WARN' }).check()
  await expect(page).toHaveURL(/level=WARN/)
  await page.keyboard.press('Escape')
  await logs.button(/^Service/).click()
  await page.getByRole('checkbox', { name: /^sshd/ }).check()
  await expect(page).toHaveURL(/service=sshd/)
  await page.reload()
  await waitUntilIdle(page)
  await expect(logs.search).toHaveValue('level:WARN "Invalid user"')
  await expect(logs.button('Level WARN')).toBeVisible()
  await expect(logs.button('Service sshd')).toBeVisible()
  await expect(page.getByRole('radio', { name: '24h' })).toBeChecked()
  await expect(logs.newest).toContainText('sshd')
})

test('five quick filters fill the search box', async ({ page, open }) => {
  await open('/monitoring/logs?range=24h')
  const logs = logsOf(page)
  const presets = page.getByRole('group', { name: 'Quick filters' }).getByRole('button')
  await expect(presets).toHaveCount(5)
  for (const preset of await presets.all()) {
    await preset.click()
    await expect(preset).toHaveAttribute('aria-pressed', 'true')
    await expect(logs.search).toHaveValue((await preset.getAttribute('title')) ?? '')
    await expect(logs.newest).toBeVisible()
  }
  await presets.first().click()
  await expect(logs.newest).toContainText('ERROR')
  await presets.first().click()
  await expect(logs.search).toHaveValue('')
})

test('the syntax is explained, and errors are tolerated', async ({ page, open }) => {
  await open('/monitoring/logs')
  const logs = logsOf(page)
  await logs.button('Syntax').click()
  const syntax = page.getByRole('dialog', { name: 'Syntax' })
  await expect(syntax).toContainText('-health')
  await page.setViewportSize({ width: 320, height: 740 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(logs.button('Syntax')).toBeFocused()
  await logs.search.fill('color:red "open')
  await expect(logs.search).toHaveAccessibleDescription(/“color” is not a field.*quote isn’t closed/)
  await expect(logs.search).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { name: 'No log lines match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(logs.search).toHaveValue('')
  await expect(logs.search).not.toHaveAttribute('aria-invalid', 'true')
  await expect(logs.newest).toBeVisible()
})

test('a line expands, and its fields narrow the search or exclude lines', async ({ page, open }) => {
  await open('/monitoring/logs?q=service%3A%22nginx%22+GET')
  const logs = logsOf(page)
  await logs.newest.click()
  await expect(logs.toggle(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(logs.newest.locator('pre')).toContainText('"method": "GET"')
  const source =
    (await logs.newest.getByRole('button', { name: /^No lines with source/ }).getAttribute('aria-label')) ??
    ''
  const name = source.replace('No lines with source ', '')
  await logs.newest.getByRole('button', { name: source }).click()
  await expect(logs.search).toHaveValue(`service:"nginx" GET -source:"${name}"`)
  await expect(logs.newest).not.toContainText(name)
  await logs.newest.click()
  await logs.newest.getByRole('button', { name: 'Only lines with method GET' }).click()
  await expect(logs.search).toHaveValue(/"\\"method\\":\\"GET\\""$/)
  await expect(logs.newest).toContainText('GET')
})

test('the keyboard moves through the lines, expands and leaves them', async ({ page, open }) => {
  await open('/monitoring/logs')
  const logs = logsOf(page)
  await logs.toggle(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(logs.toggle(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(logs.toggle(2)).toHaveAttribute('aria-expanded', 'true')
  // The code of the details loads when the first line is opened.
  const context = logs.line(2).getByRole('button', { name: 'Show context' })
  await expect(context).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(context).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(logs.toggle(2)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('PageDown')
  await expect(logs.toggle(2)).not.toBeFocused()
  await page.keyboard.press('End')
  await expect(logs.list.locator('button:focus')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(logs.toggle(1)).toBeFocused()
  // One Tab leaves the list: no keyboard trap. The patterns follow the lines after a moment.
  const patterns = page.getByRole('list', { name: /^Log patterns/ }).getByRole('button')
  await expect(patterns.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(patterns.first()).toBeFocused()
})

test('context shows lines of the same source regardless of the search', async ({ page, open }) => {
  await open('/monitoring/logs?q=level%3AERROR&range=24h')
  const logs = logsOf(page)
  await logs.newest.click()
  await logs.newest.getByRole('button', { name: 'Show context' }).click()
  await expect(page).toHaveURL(/context=log_/)
  const around = logs.dialog.getByRole('listitem')
  await expect(around.nth(10)).toBeVisible()
  await expect(around.filter({ hasNotText: 'ERROR' }).first()).toBeVisible()
  await expect(logs.dialog.locator('li[aria-current]')).toContainText('ERROR')
  const more = logs.dialog.getByRole('button', { name: 'More lines' })
  await more.click()
  await expect(around.nth(40)).toBeVisible()
  await more.click()
  await expect(more).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(logs.dialog).toBeHidden()

  // Another line starts with few lines again.
  await logs.line(2).click()
  await logs.line(2).getByRole('button', { name: 'Show context' }).click()
  await expect(more).toBeVisible()
})

test.describe('a link to a line', () => {
  test.use({ contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] } })

  test('opens that line, expanded and visible', async ({ page, open }) => {
    await open('/monitoring/logs?q=level%3AERROR&range=24h')
    const logs = logsOf(page)
    await logs.line(3).click()
    const message = (await logs.line(3).locator('pre, p').first().textContent()) ?? ''
    await logs.line(3).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied to clipboard')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/monitoring\/logs\?range=custom&from=\d+&to=\d+&line=log_\w+$/)
    await open(new URL(link).pathname + new URL(link).search)
    const linked = logs.list.locator('[data-linked]')
    await expect(linked).toContainText(message)
    await expect(linked.locator('button[aria-expanded]')).toHaveAttribute('aria-expanded', 'true')
    await expect(linked).toBeInViewport()
    // Surrounding lines have other levels.
    await expect(logs.lines.filter({ hasText: 'INFO' }).first()).toBeVisible()
  })

  test('says when the search excludes the line, and shows it', async ({ page, open }) => {
    await open('/monitoring/logs')
    const { body } = await call(page, '/logs?q=level:ERROR&limit=1')
    const logs = logsOf(page)
    await open(`/monitoring/logs?q=level%3ADEBUG&line=${body.items[0].id}`)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(logs.list.locator('[data-linked]')).toContainText('ERROR')
    await expect(logs.search).toHaveValue('')
  })

  test('says when the line is past its retention', async ({ page, open, guard }) => {
    guard.allow(/404/)
    await open('/monitoring/logs?line=log_nothingofthatname')
    await expect(page.getByText('The linked line has expired. Logs are kept for 7 days.')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(/\/monitoring\/logs$/)
  })
})

test('the histogram narrows the range by pointer and keyboard, and has a table', async ({ page, open }) => {
  await open('/monitoring/logs')
  const region = page.getByRole('region', { name: 'Lines by level' })
  const picture = region.getByRole('img', { name: /^Lines by level: ERROR \d+/ })
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  if (box === null) throw new Error('The picture is not drawn.')
  await page.mouse.move(box.x + box.width * 0.25, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/range=custom&from=\d+&to=\d+/)
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Live Stream' })).toHaveAccessibleDescription(
    /isn’t available for a custom range/,
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/monitoring\/logs$/)

  await region.getByRole('slider').focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/range=custom/)
  await expect(logsOf(page).newest).toBeVisible()

  await (await chartMenuItem(page, 'Lines by level', 'View as table')).click()
  await expect(region.getByRole('columnheader', { name: 'ERROR' })).toBeVisible()
})

test('a custom range is validated', async ({ page, open }) => {
  await open('/monitoring/logs')
  await page.getByText('Custom', { exact: true }).click()
  const { dialog } = logsOf(page)
  await dialog.getByLabel('From').fill('2026-03-01T20:00')
  await dialog.getByLabel('To').fill('2026-03-01T19:00')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toContainText('Choose an end after the start.')
  await dialog.getByLabel('From').fill('2026-03-01T18:30')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/range=custom/)
  await expect(dialog).toBeHidden()
  await expect(logsOf(page).newest).toContainText('Mar 01, 18:')
})

test('patterns group the lines, and one can be searched', async ({ page, open }) => {
  await open('/monitoring/logs?q=level%3AERROR&range=24h')
  const logs = logsOf(page)
  const pattern = page
    .getByRole('list', { name: /^Log patterns/ })
    .getByRole('button')
    .first()
  await expect(pattern).toContainText('ERROR')
  await pattern.click()
  await expect(logs.search).toHaveValue(/^level:ERROR service:"/)
  await expect(logs.newest).toBeVisible()
  await expect(page.getByText(/^1 pattern in/)).toBeVisible()
})

test.describe('the export', () => {
  for (const [format, extension] of [
    ['JSON', 'json'],
    ['CSV', 'csv'],
    ['Plain Text', 'log'],
  ] as const) {
    test(`as ${format} contains exactly the filtered lines, with the filters added`, async ({
      page,
      open,
    }) => {
      await open('/monitoring/logs?q=level%3AERROR%2CWARN&range=24h')
      await page.getByRole('button', { name: 'Export' }).click()
      await expect(page).toHaveURL(/dialog=export/)
      const { dialog } = logsOf(page)
      await dialog.getByRole('combobox', { name: 'Format' }).selectOption(format)
      await dialog.getByRole('textbox', { name: 'Additional filters' }).fill('-level:WARN\nservice:"nginx"')
      const download = await downloadBy(dialog.getByRole('button', { name: 'Download' }))
      expect(download.suggestedFilename()).toMatch(new RegExp(`^logs_2026-03-01T.*\\.${extension}$`))
      await expect(dialog).toBeHidden()
      const text = format === 'CSV' ? await readCsv(download) : await readText(download)
      const expected = (
        await call(
          page,
          '/logs?q=level:ERROR%20service:"nginx"&from=2026-03-01T09:00:00Z&to=2026-03-02T09:00:00Z&limit=1000',
        )
      ).body.items as { id: string; message: string; timestamp: string }[]
      expect(expected.length).toBeGreaterThan(3)
      if (format === 'JSON') {
        expect(JSON.parse(text).items.map(({ id }: { id: string }) => id)).toEqual(
          expected.map(({ id }) => id),
        )
      } else {
        const rows = text
          .trim()
          .split(/\r?\n/)
          .slice(format === 'CSV' ? 1 : 0)
        expect(rows.map((row) => row.slice(0, 23))).toEqual(
          expected.map(({ timestamp }) => timestamp.slice(0, 23)),
        )
        for (const [index, row] of rows.entries())
          expect(row).toContain(expected[index]?.message.slice(0, 20))
      }
    })
  }
})

test.describe('when the search fails', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'searchLogs',
          when: { times: 3 },
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })
  test('it shows the error and can be retried', async ({ page, open, guard }) => {
    guard.allow(/500/)
    await open('/monitoring/logs')
    await tryAgainUntil(page.getByRole('alert'), logsOf(page).newest)
  })
})

test.describe('a viewer', () => {
  test.use({ persona: 'viewer' })
  test('shows a missing permission, and sends no request', async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/v1\/logs/.test(request.url())) asked.push(request.url())
    })
    await open('/monitoring/logs')
    await expect(page.getByRole('alert')).toContainText('doesn’t include reading logs')
    expect(asked).toEqual([])
  })
})

test("a machine's log links here, filtered to it", async ({ page, open }) => {
  await open('/compute/vms?q=web-prod-01')
  await page.getByRole('main').getByRole('link', { name: 'web-prod-01', exact: true }).click()
  await page.getByRole('tab', { name: 'Logs' }).click()
  await page.getByRole('link', { name: 'Open in Logs' }).click()
  await expect(page).toHaveURL(/\/monitoring\/logs\?.*resource=vm_/)
  const logs = logsOf(page)
  await expect(logs.newest).toContainText('web-prod-01')
  await page.getByRole('button', { name: /^Remove filter Resource/ }).click()
  await expect(page).not.toHaveURL(/resource=/)
})
