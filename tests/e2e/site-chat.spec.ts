import type { Page } from '@playwright/test'
import { authForms } from './support/auth-forms.ts'
import { call } from './support/calls.ts'
import { brokenConnection, expect, mocksIn, test, waitUntilIdle } from './support/fixtures.ts'

const QUESTION = 'How do I grow a volume?'

function chatOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Support chat' })
  const log = panel.getByRole('log', { name: 'Messages' })
  const field = panel.getByRole('textbox', { name: 'Message' })
  return {
    panel,
    log,
    field,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    async ask(text: string) {
      await field.fill(text)
      await field.press('Enter')
    },
  }
}

const openChat = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Start Live Chat' }).first().click()

test('the assistant answers with help articles, and says what it is first', async ({ page, open }) => {
  await open('/support')
  await openChat(page)
  const { panel, log, field, ask, button } = chatOf(page)
  await expect(field).toBeFocused()
  await expect(log).toContainText('You’re chatting with an automated assistant.')
  await ask(QUESTION)
  await expect(log).toContainText('Nimbus Assistant is typing')
  await mocksIn(page).clock.advance('PT5S')
  await expect(log.getByText(/^From “/)).toBeVisible()
  await expect(log.getByRole('link').first()).toHaveAttribute('href', /^\/documentation\//)
  await expect(field).toHaveValue('')

  // A text that is too long isn't sent, and isn't cut.
  await ask('x'.repeat(2100))
  await expect(field).toHaveValue('x'.repeat(2100))
  await expect(field).toHaveAccessibleDescription(/Use at most 2,000 characters, not 2,100\./)
  await field.fill('')

  // A reload and another tab show the same chat.
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(log.getByText(QUESTION, { exact: true })).toBeVisible()
  await expect(field).toBeFocused()

  // Closed with Escape, the focus returns; the chat is still there.
  await field.press('Escape')
  await expect(panel).toBeHidden()
  await openChat(page)
  await expect(log.getByText(QUESTION, { exact: true })).toBeVisible()

  await button('End chat').click()
  await expect(panel).toContainText('This chat has ended.')
  await button('Start a new chat').click()
  await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('another tab shows the same chat, and what is written in it', async ({ page, open, context }) => {
  await open('/support')
  await openChat(page)
  const first = chatOf(page)
  await first.ask(QUESTION)
  await expect(first.log.getByText(QUESTION, { exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/support')
  await waitUntilIdle(other)
  await openChat(other)
  const second = chatOf(other)
  await expect(second.log.getByText(QUESTION, { exact: true })).toBeVisible()
  await second.ask('Can it shrink?')
  await expect(first.log.getByText('Can it shrink?', { exact: true })).toBeVisible()
})

test('a message without a connection is kept, and sent again with one', async ({
  page,
  open,
  mocks,
  guard,
  backend,
}) => {
  guard.allow(brokenConnection(backend))
  await open('/support')
  await openChat(page)
  const { log, ask, button } = chatOf(page)
  await mocks.on('startChat').fail('connection-reset')
  await ask(QUESTION)
  await expect(log).toContainText('Not sent')
  await expect(log).toContainText('The server didn’t respond.')
  await page.reload()
  await expect(log).toContainText('The page was reloaded before it was sent.')
  await mocksIn(page).adjust({ rules: [] })
  await button('Send again').click()
  await expect(log).not.toContainText('Not sent')
  await expect(log.getByText(QUESTION, { exact: true })).toHaveCount(1)
})

test('an engineer joins within the business hours, and the transcript is mailed', async ({ page, open }) => {
  // A Monday at 9:00 UTC.
  await open('/support')
  await openChat(page)
  const { panel, log, field, ask, button } = chatOf(page)
  await ask('Can I talk to a person?')
  await expect(log).toContainText('Nimbus Assistant is typing')
  await mocksIn(page).clock.advance('PT5S')
  await log.getByRole('button', { name: 'Talk to a person' }).click()
  const form = panel.getByRole('form', { name: 'Talk to a person' })
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await button('Ask an engineer').click()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('Grace Okafor')
  await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await button('Ask an engineer').click()
  await expect(panel).toContainText('Waiting for an engineer')
  const { facts } = await mocksIn(page).outbox.last({ to: 'grace@example.com', kind: 'support-request' })
  await expect(log).toContainText(facts.reference as string)

  await mocksIn(page).clock.advance('PT2M')
  await expect(log.getByText(/ joined the chat\.$/)).toBeVisible()
  await expect(panel.getByText(/, support engineer$/)).toBeVisible()
  await field.fill('It still fails.')
  await button('Send').click()

  await button('Email transcript').click()
  const transcript = panel.getByRole('form', { name: 'Email transcript' })
  await transcript.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await button('Send transcript').click()
  await expect(panel.getByRole('status')).toHaveText('Transcript sent to grace@example.com.')
  await button('Back to the chat').click()
  const { text } = await mocksIn(page).outbox.last({ to: 'grace@example.com', kind: 'chat-transcript' })
  expect(text).toContain('Can I talk to a person?')
})

test('outside of the hours it becomes a request', async ({ page, open, setSecondsSinceStart }) => {
  await open('/support')
  await setSecondsSinceStart(12 * 60 * 60)
  await openChat(page)
  const { panel, log, ask, button } = chatOf(page)
  await ask(QUESTION)
  await button('Talk to a person').click()
  await expect(panel).toContainText('Engineers are away until')
  await panel.getByRole('textbox', { name: 'Name' }).fill('Grace Okafor')
  await panel.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await button('Send request').click()
  await expect(log).toContainText('One of them replies by email')
  await expect(button('Talk to a person')).toHaveCount(0)
})

test('an unsent text of a visitor is kept by who signs in, and hidden from the next person', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of (401|404)/)
  await open('/support')
  await openChat(page)
  const { field } = chatOf(page)
  await field.fill('Not sent yet')
  await page.goto('/login')
  const forms = authForms(page)
  await forms.logIn('owner@nimbus.example')
  await expect(field).toHaveValue('Not sent yet')
  await call(page, '/session', 'DELETE')
  await expect(forms.heading('Welcome back')).toBeVisible()
  await forms.logIn('viewer@nimbus.example')
  await expect(field).toHaveValue('')
})

test.describe('in the console', () => {
  test.use({ persona: 'owner' })

  test('the account menu opens the chat, which knows the user', async ({ page, open }) => {
    await open('/dashboard')
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('menuitem', { name: 'Chat with support' }).click()
    const { panel, log, ask, button } = chatOf(page)
    await ask(QUESTION)
    await button('Talk to a person').click()
    const form = panel.getByRole('form', { name: 'Talk to a person' })
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@nimbus.example')
    await button('Ask an engineer').click()
    await expect(log).toContainText('An engineer will join within two minutes.')
    // It stays while the page changes.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Monitoring' }).click()
    await expect(log).toContainText(QUESTION)
  })

  test('a chat is hidden when the session ends, and continues for the same user only', async ({
    page,
    open,
    guard,
  }) => {
    guard.allow(/status of (401|404)/)
    await open('/dashboard')
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('menuitem', { name: 'Chat with support' }).click()
    const { panel, log, field, ask } = chatOf(page)
    await ask(QUESTION)
    // The question is visible before it has arrived.
    await expect(log).toContainText('Nimbus Assistant is typing')
    await field.fill('Not sent yet')

    await call(page, '/session', 'DELETE')
    const forms = authForms(page)
    await expect(forms.heading('Welcome back')).toBeVisible()
    await expect(panel).toBeHidden()
    await forms.logIn('owner@nimbus.example')
    await expect(log.getByText(QUESTION, { exact: true })).toBeVisible()
    await expect(field).toHaveValue('Not sent yet')

    await call(page, '/session', 'DELETE')
    await expect(forms.heading('Welcome back')).toBeVisible()
    await forms.logIn('viewer@nimbus.example')
    await expect(log).toContainText('Your last chat is no longer available.')
    await expect(log).not.toContainText(QUESTION)
    await expect(field).toHaveValue('')
  })
})
