import { call } from './support/calls.ts'
import { expect, mocksIn, test, waitUntilIdle } from './support/fixtures.ts'

test.use({ persona: 'owner' })

test('a switched-off notification is not sent', async ({ page, open }) => {
  await open('/account?tab=notifications')
  const matrix = page.getByRole('table', { name: 'Notifications by event and channel' })
  const inConsole = matrix.getByRole('switch', { name: 'Security In the console' })
  const byMail = matrix.getByRole('switch', { name: 'Security By email' })
  await expect(inConsole).toBeChecked()
  await expect(byMail).toBeChecked()
  await expect(matrix.getByRole('row', { name: /Password and two-factor authentication/ })).toContainText(
    'Always',
  )

  await inConsole.press('Space')
  await expect(inConsole).not.toBeChecked()
  // Saved once the server confirms, and permanent.
  await expect
    .poll(async () => {
      const { body } = await call(page, '/me/notification-preferences')
      return body.items.find(({ event }: { event: string }) => event === 'security').inApp
    })
    .toBe(false)
  await page.reload()
  await waitUntilIdle(page)
  await expect(inConsole).not.toBeChecked()
  await expect(byMail).toBeChecked()

  const notifications = async () => {
    const { body } = await call(page, '/notifications?unread=true')
    const mails = (await mocksIn(page).outbox.all()).filter(({ kind }) => kind === 'notification')
    const about = body.items.filter(({ title }: { title: string }) => title.startsWith('API key'))
    return { inConsole: about.length, byMail: mails.length }
  }
  await call(page, '/api-keys', 'POST', { name: 'First', scope: 'read_only' })
  expect(await notifications()).toEqual({ inConsole: 0, byMail: 1 })

  await inConsole.press('Space')
  await byMail.press('Space')
  await expect
    .poll(async () => {
      const { body } = await call(page, '/me/notification-preferences')
      const { inApp, email } = body.items.find(({ event }: { event: string }) => event === 'security')
      return [inApp, email]
    })
    .toEqual([true, false])
  await call(page, '/api-keys', 'POST', { name: 'Second', scope: 'read_only' })
  expect(await notifications()).toEqual({ inConsole: 1, byMail: 1 })
})

test('the last of several quick clicks on a switch is saved', async ({ page, open, mocks }) => {
  await open('/account?tab=notifications')
  const team = page.getByRole('switch', { name: 'Team By email' })
  await expect(team).toBeChecked()
  await mocks.on('updateNotificationPreferences').delay(300)
  for (const checked of [false, true, false]) {
    await team.press('Space')
    await expect(team).toBeChecked({ checked })
  }
  await expect
    .poll(async () => {
      const { body } = await call(page, '/me/notification-preferences')
      return body.items.find(({ event }: { event: string }) => event === 'team').email
    })
    .toBe(false)
  await page.reload()
  await waitUntilIdle(page)
  await expect(team).not.toBeChecked()
})

test.describe('a preference that failed to save', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'updateNotificationPreferences',
          when: { times: 1 },
          then: { respond: { status: 500, code: 'internal_error' } },
        },
      ],
    },
  })

  test('is reverted and can be changed again', async ({ page, open, guard }) => {
    guard.allow(/status of 500/)
    await open('/account?tab=notifications')
    const team = page.getByRole('switch', { name: 'Team By email' })
    await expect(team).toBeChecked()
    await team.press('Space')
    await expect(page.getByText('Could not change “Team”')).toBeVisible()
    await expect(team).toBeChecked()
    // The switch changes optimistically, so wait for the response before reloading.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await team.press('Space')
    await expect(team).not.toBeChecked()
    await saved
    await page.reload()
    await waitUntilIdle(page)
    await expect(team).not.toBeChecked()
  })
})
