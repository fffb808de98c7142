import { fixDate } from '#tests/support/fixed-date.ts'
import { alertsPage, titleOf } from './support/alert-pages.ts'
import { call } from './support/calls.ts'
import { expect, START, test, waitUntilIdle } from './support/fixtures.ts'
import { tryAgainUntil } from './support/try-again.ts'

test.use({ persona: 'owner', scenario: { seedVariants: ['failures'] } })

test.describe('active alerts', () => {
  test('have the cards, tabs and filters of the specification, with matching counts', async ({
    page,
    open,
  }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Alert Management' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([
      'Active Alerts',
      'Alert Rules',
      'Notification Channels',
      'Alert History',
    ])
    await expect(page.getByRole('button', { name: 'New Alert Rule' })).toBeVisible()
    await expect(screen.severity.locator('option')).toHaveText(['All', 'Critical', 'Warning', 'Info'])
    await expect(screen.alerts).not.toHaveCount(0)
    await expect(screen.figure('Active Alerts')).toHaveText(String(await screen.alerts.count()))
    await expect(screen.figure('Response Time')).toHaveText(/^[\d.]+m$/)

    await screen.tab('Alert Rules').click()
    await expect(page).toHaveURL('/monitoring/alerts?tab=rules')
    await expect(screen.rows).toHaveCount(4)
    await expect(screen.figure('Alert Rules')).toHaveText('4')
    await expect(screen.hint('Alert Rules')).toHaveText('3 enabled')
    await screen.tab('Notification Channels').click()
    await expect(page).toHaveURL('/monitoring/alerts?tab=channels')
    await expect(screen.channels).not.toHaveCount(0)
    await expect(screen.figure('Notification Channels')).toHaveText(String(await screen.channels.count()))
    await page.goBack()
    await expect(screen.tab('Alert Rules')).toHaveAttribute('aria-selected', 'true')
  })

  test('are searched and filtered by the URL', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const all = (await call(page, '/alerts?state=active')).body.items as { severity: string; title: string }[]
    for (const severity of ['critical', 'warning', 'info'] as const) {
      await screen.severity.selectOption(severity)
      await expect(page).toHaveURL(`/monitoring/alerts?severity=${severity}`)
      await expect(screen.alerts).toHaveCount(all.filter((alert) => alert.severity === severity).length)
    }
    await screen.severity.selectOption('All')
    await expect(page).toHaveURL('/monitoring/alerts')
    await page.getByRole('searchbox', { name: 'Search alerts' }).fill('no such alert')
    await expect(page.getByRole('heading', { name: 'No alerts match' })).toBeVisible()
    await expect(page).toHaveURL('/monitoring/alerts?q=no+such+alert')
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(screen.alerts).toHaveCount(all.length)
    await page.goto('/monitoring/alerts?severity=dreadful&sort=chaos&tab=nowhere&page=-1')
    await expect(screen.alerts).toHaveCount(all.length)
  })

  test('can be acknowledged and unacknowledged, across reloads', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const title = await titleOf(screen.open.first())
    const card = screen.alerts.filter({ hasText: title }).first()
    await card.getByRole('button', { name: `Acknowledge ${title}` }).click()
    await expect(screen.toast('Alert acknowledged')).toContainText(
      'Alert has been acknowledged and assigned to you.',
    )
    await expect(card.getByText('Acknowledged', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Acknowledge / })).toHaveCount(0)
    await expect(card).toContainText('You')
    await expect(card.getByRole('link', { name: title })).toBeFocused()

    await screen.toast('Alert acknowledged').getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByRole('button', { name: /^Acknowledge / })).toBeVisible()
    await expect(card.getByText('Acknowledged', { exact: true })).toHaveCount(0)
    // Acknowledging again would not restore the person and time.
    await expect(screen.toast('Acknowledgment removed')).toBeVisible()
    await expect(screen.toast('Acknowledgment removed').getByRole('button', { name: 'Undo' })).toHaveCount(0)

    await screen.choose(card, 'Acknowledge')
    await expect(card.getByText('Acknowledged', { exact: true })).toBeVisible()
    await page.reload()
    await waitUntilIdle(page)
    await expect(card.getByText('Acknowledged', { exact: true })).toBeVisible()
    await screen.choose(card, 'Remove acknowledgment')
    await expect(card.getByRole('button', { name: /^Acknowledge / })).toBeVisible()
  })

  test('can be resolved, move to the history, and can be reopened', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const count = await screen.alerts.count()
    const title = await titleOf(screen.alerts.first())
    await screen.alerts
      .first()
      .getByRole('button', { name: `Resolve ${title}` })
      .click()
    await expect(screen.toast('Alert resolved')).toContainText('Alert has been marked as resolved.')
    await expect(screen.alerts).toHaveCount(count - 1)
    await expect(screen.figure('Active Alerts')).toHaveText(String(count - 1))
    await screen.toast('Alert resolved').getByRole('button', { name: 'Undo' }).click()
    await expect(screen.alerts).toHaveCount(count)

    await screen.choose(screen.alerts.filter({ hasText: title }).first(), 'Resolve')
    await expect(screen.alerts).toHaveCount(count - 1)
    await screen.tab('Alert History').click()
    const entry = screen.rows.filter({ hasText: 'Resolved' }).filter({ hasText: title }).first()
    await screen.choose(entry, 'Reopen')
    await expect(screen.toast('Alert reopened')).toBeVisible()
    await screen.tab('Active Alerts').click()
    await expect(screen.alerts).toHaveCount(count)
  })

  test('update in the other tab', async ({ page, open, context }) => {
    await open('/monitoring/alerts')
    const other = await context.newPage()
    await fixDate(other, START)
    await other.goto('/monitoring/alerts')
    await waitUntilIdle(other)
    const here = alertsPage(page)
    const there = alertsPage(other)
    const title = await titleOf(here.open.first())
    const card = there.alerts.filter({ hasText: title }).first()
    await expect(card.getByRole('button', { name: /^Acknowledge / })).toBeVisible()
    await here.open
      .first()
      .getByRole('button', { name: /^Acknowledge / })
      .click()
    await expect(card.getByText('Acknowledged', { exact: true })).toBeVisible()
  })

  test('show measured values as exactly as their description', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const all = (await call(page, '/alerts?pageSize=100')).body.items as {
      id: string
      unit: string
      value: number
    }[]
    const alert = all.find(({ unit, value }) => unit === 'percent' && value > 10 && !Number.isInteger(value))
    await open(`/monitoring/alerts?dialog=alert&row=${alert?.id}`)
    await expect(alertsPage(page).dialog).toContainText(`was ${alert?.value}%.`)
    await expect(alertsPage(page).dialog).toContainText(`${alert?.value}% when it fired`)
  })

  test('show their measurements, and link to resource and logs', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const title = await titleOf(screen.alerts.first())
    await screen.alerts.first().getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/dialog=alert&row=/)
    await expect(screen.dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(screen.dialog.getByRole('img', { name: /Marked: Fired/ })).toBeVisible()
    await expect(screen.dialog.getByRole('region', { name: 'Timeline' })).toContainText('Fired')
    await screen.dialog.getByRole('button', { name: 'Resolve' }).click()
    await expect(screen.dialog.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await expect(screen.dialog.getByRole('region', { name: 'Timeline' })).toContainText('Resolved')
    await page.reload()
    await waitUntilIdle(page)
    await screen.dialog.getByRole('button', { name: 'Reopen' }).click()
    await expect(screen.dialog.getByRole('button', { name: 'Resolve' })).toBeVisible()
    await screen.dialog.getByRole('link', { name: 'Logs from that time' }).click()
    await expect(page).toHaveURL(/\/monitoring\/logs\?.*resource=/)
    await page.goBack()
    await expect(screen.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(screen.dialog).toBeHidden()
    await expect(page).toHaveURL('/monitoring/alerts')
  })

  test('that do not exist show a message', async ({ page, open, guard }) => {
    guard.allow(/status of 404/)
    await open('/monitoring/alerts?dialog=alert&row=alert_nowhere')
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'This alert doesn’t exist' }),
    ).toBeVisible()
  })

  test('are updated from events, and still work when the stream is silent', async ({ page, open }) => {
    await open('/monitoring/alerts')
    await expect(page.getByRole('region', { name: 'Silences' })).toHaveCount(0)
    const { body } = await call(page, '/alert-rules')
    // Without alerts of its own, so that only the list of silences changes.
    const { id, name } = body.items.find((rule: { activeAlerts: number }) => rule.activeAlerts === 0)
    const silence = { ruleId: id, durationMinutes: 60, reason: 'Moving house' }
    await call(page, '/alert-silences', 'POST', silence)
    const silences = page.getByRole('region', { name: 'Silences' })
    await expect(silences).toContainText(`“${name}” on all resources, until Mar 2, 2026`)
    await expect(silences).toContainText('Moving house')
    await silences.getByRole('button', { name: /^End silence/ }).click()
    await expect(silences).toHaveCount(0)
    await expect(page.getByText('Silence ended')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('can be silenced for a time, and the silence ended', async ({ page, open, setSecondsSinceStart }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const title = await titleOf(screen.alerts.first())
    const card = screen.alerts.filter({ hasText: title }).first()
    await screen.choose(card, 'Silence…')
    await screen.dialog.getByRole('radio', { name: '30 minutes' }).check()
    await screen.dialog.getByRole('textbox', { name: 'Reason' }).fill('Maintenance')
    await screen.dialog.getByRole('button', { name: 'Silence', exact: true }).click()
    await expect(screen.dialog).toBeHidden()
    await expect(card).toContainText(/Silenced until Mar 2, 2026, \d+:30/)
    await page.reload()
    await waitUntilIdle(page)
    await expect(card).toContainText('Silenced until')
    await card.getByRole('link', { name: title }).click()
    await expect(screen.dialog.getByRole('region', { name: 'Silences' })).toContainText('Maintenance')
    await screen.dialog.getByRole('button', { name: 'End silence' }).click()
    await expect(screen.dialog.getByRole('region', { name: 'Silences' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(card).not.toContainText('Silenced')

    await screen.choose(card, 'Silence…')
    await screen.dialog.getByRole('button', { name: 'Silence', exact: true }).click()
    await expect(card).toContainText(/Silenced until Mar 2, 2026, \d+:00/)
    await screen.choose(card, 'End silence')
    await expect(card).not.toContainText('Silenced')

    await screen.choose(card, 'Silence…')
    await screen.dialog.getByRole('radio', { name: '30 minutes' }).check()
    await screen.dialog.getByRole('button', { name: 'Silence', exact: true }).click()
    await expect(card).toContainText('Silenced until')
    await setSecondsSinceStart(31 * 60)
    await page.reload()
    await waitUntilIdle(page)
    await expect(screen.main).not.toContainText('Silenced')
  })
})

test.describe('many alerts at once', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'resolveAlert',
          when: { call: 2, times: 1 },
          then: { respond: { status: 503, code: 'unavailable', retryAfter: 5 } },
        },
      ],
    },
  })
  test('are resolved; a failed one is reported and can be retried', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const count = await screen.alerts.count()
    expect(count).toBeGreaterThan(1)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(screen.bulk).toContainText(`${count} selected`)
    await screen.bulk.getByRole('button', { name: 'Resolve' }).click()
    const failures = page.getByRole('alert').filter({ hasText: '1 alert failed' })
    await expect(failures).toContainText(`${count - 1} succeeded`)
    await expect(screen.alerts).toHaveCount(1)
    await failures.getByRole('button', { name: 'Retry it' }).click()
    await expect(page.getByRole('heading', { name: 'No active alerts' })).toBeVisible()
    await screen.toast('1 alert resolved').getByRole('button', { name: 'Undo' }).click()
    await expect(screen.alerts).toHaveCount(1)
  })
})

test.describe('for a viewer', () => {
  test.use({ persona: 'viewer' })
  test('everything is readable, and disabled actions give the reason', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    const resolve = screen.alerts.first().getByRole('button', { name: /^Resolve/ })
    await expect(resolve).toHaveAttribute('aria-disabled', 'true')
    await expect(resolve).toHaveAccessibleDescription(/can view alerts but not change them/)
    const create = page.getByRole('button', { name: 'New Alert Rule' })
    await expect(create).toHaveAccessibleDescription(/can view alert rules but not change them/)
    await screen.tab('Alert Rules').click()
    const on = page.getByRole('switch').first()
    await expect(on).toHaveAccessibleDescription(/can view alert rules but not change them/)
    const before = await on.isChecked()
    await on.focus()
    await page.keyboard.press('Space')
    expect(await on.isChecked()).toBe(before)
    await screen.tab('Notification Channels').click()
    await expect(page.getByRole('button', { name: 'Add channel' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.channels.first().getByRole('button', { name: /^Send test/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test.describe('alerts of an empty organization', () => {
  test.use({ scenario: { dataset: 'empty' } })
  test('show an empty state on every tab', async ({ page, open }) => {
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    await expect(page.getByRole('heading', { name: 'No active alerts' })).toBeVisible()
    await screen.tab('Alert History').click()
    await expect(page.getByRole('heading', { name: 'No past alerts yet' })).toBeVisible()
  })
})

test.describe('alerts that failed to load', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'listAlerts',
          when: { call: 1, times: 2 },
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })
  test('show an error and load on retry', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/monitoring/alerts')
    const screen = alertsPage(page)
    await tryAgainUntil(page.getByRole('alert'), screen.alerts.first())
  })
})
