import { alertsPage } from './support/alert-pages.ts'
import { call } from './support/calls.ts'
import { expect, mocksIn, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'admin' })

test.describe('a notification channel', () => {
  test('is validated by its type, added, tested, disabled and deleted', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=channels')
    const { dialog, channel, channels, switchOf, choose, toast } = alertsPage(page)
    const count = await channels.count()
    await page.getByRole('button', { name: 'Add channel' }).click()
    const type = dialog.getByRole('combobox', { name: 'Type' })
    const add = dialog.getByRole('button', { name: 'Add channel' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night watch')
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('nobody')
    await add.click()
    await expect(dialog).toContainText('Enter an email address')
    await expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeFocused()
    await type.selectOption('SMS')
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('0170 1234567')
    await expect(dialog).toContainText('country code, such as')
    await type.selectOption('Slack')
    await dialog.getByRole('textbox', { name: 'Webhook URL' }).fill('https://example.com/hook')
    await expect(dialog).toContainText('https://hooks.slack.com/services/T')
    await type.selectOption('PagerDuty')
    await dialog.getByRole('textbox', { name: 'Integration key' }).fill('short')
    await expect(dialog).toContainText('32 letters and digits')
    await type.selectOption('Email')
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('Night.Watch@nimbus.example')
    await add.click()
    await expect(dialog).toBeHidden()
    await expect(channels).toHaveCount(count + 1)
    await expect(channel('Night watch')).toContainText('night.watch@nimbus.example')
    await expect(channel('Night watch')).toContainText('Never')

    const sent = (await mocksIn(page).outbox.all()).length
    await channel('Night watch').getByRole('button', { name: 'Send test' }).click()
    await expect(toast('Test sent')).toContainText('night.watch@nimbus.example')
    await expect.poll(async () => (await mocksIn(page).outbox.all()).length).toBe(sent + 1)
    expect((await mocksIn(page).outbox.all())[0]?.to).toBe('night.watch@nimbus.example')
    await expect(channel('Night watch')).not.toContainText('Never')

    // Not optimistic: switches after the response.
    await switchOf('Night watch').click()
    await expect(channel('Night watch')).toContainText('Disabled. Nothing is sent.')
    await page.reload()
    await waitUntilIdle(page)
    await expect(switchOf('Night watch')).not.toBeChecked()

    await choose(channel('Night watch'), 'Delete')
    await expect(dialog).toContainText('No rule uses this channel.')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(channels).toHaveCount(count)
  })

  test('never shows its secret', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=channels')
    const { dialog, channel, choose } = alertsPage(page)
    const key = '0123456789abcdef0123456789abcdef'
    await page.getByRole('button', { name: 'Add channel' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pager')
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('PagerDuty')
    await dialog.getByRole('textbox', { name: 'Integration key' }).fill(key)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(key)
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    await expect(channel('Pager')).toContainText('••••••••cdef')
    await expect(page.getByRole('main')).not.toContainText(key)
    await choose(channel('Pager'), 'Edit')
    await expect(dialog.getByRole('textbox', { name: 'Integration key' })).toHaveValue('')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pager of the night')
    await dialog.getByRole('button', { name: 'Save channel' }).click()
    await expect(channel('Pager of the night')).toContainText('••••••••cdef')
  })

  for (const restored of [false, true]) {
    test(`does not overwrite another person's change${restored ? ' with a restored draft' : ''}`, async ({
      page,
      open,
      guard,
    }) => {
      guard.allow(/status of 412/)
      await open('/monitoring/alerts?tab=channels')
      const { dialog, channels, choose } = alertsPage(page)
      const { body } = await call(page, '/notification-channels')
      const { id, etag, name, enabled } = body.items[0]
      await choose(channels.first(), 'Edit')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine')
      if (restored) {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await page.evaluate(
        async ([id, etag, enabled]) => {
          await fetch(`/api/v1/notification-channels/${id}`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', 'if-match': etag },
            body: JSON.stringify({ enabled }),
          })
        },
        [id, etag, !enabled] as const,
      )
      if (restored) {
        await page.reload()
        await choose(channels.first(), 'Edit')
        await expect(dialog).toContainText('We restored your unsaved entries.')
      }
      await dialog.getByRole('button', { name: 'Save channel' }).click()
      await expect(dialog.getByRole('alert')).toContainText(`changed this channel. It’s now “${name}”`)
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
      await dialog.getByRole('button', { name: 'Save channel' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
    })
  }
})

test.describe('the history of alerts', () => {
  test('is filtered by the URL and paged', async ({ page, open }) => {
    await open('/monitoring/alerts?tab=history')
    const { rows, severity } = alertsPage(page)
    await expect(rows).toHaveCount(25)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(rows.nth(25)).toBeVisible()
    await page.getByLabel('What happened').selectOption('Acknowledged')
    await expect(page).toHaveURL('/monitoring/alerts?tab=history&kind=acknowledged')
    await expect(rows.filter({ hasNotText: 'Acknowledged' })).toHaveCount(0)
    await expect(rows.first()).toContainText('Acknowledged')
    await severity.selectOption('Critical')
    await expect(rows.filter({ hasNotText: 'Critical' })).toHaveCount(0)
    await page.reload()
    await waitUntilIdle(page)
    await expect(severity).toHaveValue('critical')
  })
})

test('a thousand channels are on pages, and a search finds one among all', async ({ page, openIn }) => {
  await openIn('test,full-lists,admin', '/monitoring/alerts?tab=channels')
  const { channels } = alertsPage(page)
  const tab = page.getByRole('region', { name: 'Notification Channels' })
  await expect(tab).toContainText('1–20 of 1,000 notification channels')
  await expect(channels).toHaveCount(20)
  const name = await channels.first().getByRole('heading').innerText()
  await tab.getByRole('button', { name: 'Last page' }).click()
  await expect(tab).toContainText('981–1,000 of 1,000 notification channels')
  await expect(page).toHaveURL(/page=50/)
  const search = tab.getByRole('searchbox', { name: 'Search channels' })
  await search.fill(name)
  await expect(channels.first()).toContainText(name)
  await expect(page).not.toHaveURL(/page=/)
  const address = await channels.first().getByText('@').innerText()
  await search.fill(`${address}  ${name}`)
  await expect(channels).toHaveCount(1)
})

test('of a thousand silences and budgets a few are shown first', async ({ page, openIn }) => {
  await openIn('test,full-lists,owner', '/monitoring/alerts')
  const ends = page.getByRole('button', { name: /^End silence/ })
  const all = page.getByRole('button', { name: 'Show all 1,000' })
  await expect(all).toBeVisible()
  await expect(ends).toHaveCount(10)
  await page.goto('/billing')
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  const budgets = page.getByRole('button', { name: /^Edit / })
  await expect(budgets).toHaveCount(20)
})
