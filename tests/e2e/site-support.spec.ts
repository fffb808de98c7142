import type { Page } from '@playwright/test'
import { expect, mocksIn, test } from './support/fixtures.ts'

const GRACE = 'grace@example.com'

function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Contact support' })
  const field = (name: string) => form.getByRole('textbox', { name })
  return {
    form,
    field,
    send: form.getByRole('button', { name: 'Send Message' }),
    async write(subject: string) {
      await field('Name').fill('Grace Okafor')
      await field('Email').fill(GRACE)
      await field('Subject').fill(subject)
      await field('Message').fill('What would eight H200 cost for a year?')
    },
  }
}

test('a long pasted message is kept, and its length is shown', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/support')
  const { field, send, write } = contactForm(page)
  await write('Logs')
  const pasted = 'x'.repeat(5312)
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await field('Message').fill('')
  await field('Message').press('ControlOrMeta+v')
  await expect(field('Message')).toHaveValue(pasted)
  await send.click()
  await expect(field('Message')).toHaveAccessibleDescription('Use at most 5,000 characters, not 5,312.')
  await expect(field('Message')).toBeFocused()
})

test('a message is validated, sent, and gets a reference that is in the mail', async ({
  page,
  open,
  mocks,
}) => {
  await open('/products/gpu-as-a-service')
  await page.getByRole('main').getByRole('link', { name: 'Contact Sales' }).last().click()
  await expect(page).toHaveURL(/\/support\?topic=sales#contact$/)
  const { form, field, send, write } = contactForm(page)
  await expect(form.getByRole('combobox', { name: 'Topic' })).toHaveValue('sales')

  await send.click()
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expect(form.getByText('Write your message.')).toBeVisible()
  await expect(field('Name')).toBeFocused()
  await write('Reserved capacity')
  await field('Email').fill('grace')
  await send.click()
  await expect(form.getByText('Enter a valid email address.')).toBeVisible()
  await expect(field('Email')).toBeFocused()
  await field('Email').fill(GRACE)
  // Both clicks come before the response, which replaces the button.
  await mocks.on('createSupportRequest').delay(1000)
  await send.dblclick()

  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeFocused()
  const { facts } = await mocksIn(page).outbox.last({ to: GRACE, kind: 'support-request' })
  expect(facts.reference).toMatch(/^NB-[2-9A-HJKMNP-Z]{5}$/)
  await expect(page.getByText(`Your reference is ${facts.reference}.`)).toBeVisible()
  expect(await mocksIn(page).outbox.all()).toHaveLength(1)

  // A call leads to the form.
  await page.getByRole('link', { name: 'Request a call' }).click()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(field('Name')).toHaveValue('Grace Okafor')
  await expect(field('Message')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'How should we reply?' })).toHaveValue('phone')
})

test('the sixth message within 15 minutes is delayed, and its text is kept', async ({
  page,
  open,
  guard,
  setSecondsSinceStart,
}) => {
  guard.allow(/status of 429/)
  await open('/support')
  const { form, field, send, write } = contactForm(page)
  for (let count = 1; count <= 5; count += 1) {
    await write(`Number ${count}`)
    await send.click()
    await page.getByRole('button', { name: 'Send another message' }).click()
  }
  await write('Number 6')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('This address has already sent five messages.')
  await expect(send).toBeDisabled()
  await expect(form.getByText(/^Try again in /)).toBeVisible()
  await expect(field('Subject')).toHaveValue('Number 6')
  await setSecondsSinceStart(16 * 60)
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible()
  expect(await mocksIn(page).outbox.all()).toHaveLength(6)
})

test('signed in, name and email are filled in, and can be changed', async ({ page, openIn, mocks }) => {
  await openIn('test,viewer', '/support')
  const { field, send } = contactForm(page)
  await expect(field('Name')).toHaveValue('Sofia Lindqvist')
  await expect(field('Email')).toHaveValue('viewer@nimbus.example')
  await field('Email').fill(GRACE)
  await field('Subject').fill('Volumes')
  await field('Message').fill('Which file systems can I use?')
  await send.click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible()
  await mocks.outbox.last({ to: GRACE, kind: 'support-request' })
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(field('Name')).toHaveValue('Sofia Lindqvist')
  await expect(field('Email')).toHaveValue(GRACE)
  await expect(field('Subject')).toHaveValue('')
})

test('a reload keeps an unsent message, and nothing of a sent one', async ({ page, open }) => {
  await open('/support?topic=sales#contact')
  const { form, field, send, write } = contactForm(page)
  const channel = form.getByRole('combobox', { name: 'How should we reply?' })
  await write('Reserved capacity')
  await channel.selectOption('Phone')
  await field('Phone number').fill('+1 202 555 0199')
  await page.reload()
  await expect(field('Subject')).toHaveValue('Reserved capacity')
  await expect(field('Phone number')).toHaveValue('+1 202 555 0199')
  await send.click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible()
  await page.reload()
  await expect(channel).toHaveValue('email')
  await expect(field('Subject')).toHaveValue('')
})

test.describe('signed in', () => {
  test.use({ persona: 'owner' })

  test('a session that is known late fills in no field where someone is about to type', async ({
    page,
    open,
    mocks,
  }) => {
    await mocks.on('getSession').delay(2000)
    await open('/support')
    const { field } = contactForm(page)
    await field('Email').focus()
    await expect(field('Name')).toHaveValue('Ada Keller')
    await page.keyboard.type(GRACE)
    await expect(field('Email')).toHaveValue(GRACE)
  })

  test('a reload keeps the message, and the next user of the tab doesn’t see it', async ({ page, open }) => {
    await open('/support')
    const { field, write } = contactForm(page)
    await write('Reserved capacity')
    await page.reload()
    await expect(field('Subject')).toHaveValue('Reserved capacity')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await open('/support')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(field('Subject')).toHaveValue('')
  })
})

test('a call needs the number to call back', async ({ page, open }) => {
  await open('/support')
  await expect(page.getByRole('link', { name: '+1 202 555 0143' })).toHaveAttribute(
    'href',
    'tel:+12025550143',
  )
  await page.getByRole('link', { name: 'Request a call' }).click()
  const { form, field, send, write } = contactForm(page)
  await write('Load balancer')
  await send.click()
  await expect(form.getByText('Enter the number we should call.')).toBeVisible()
  await expect(field('Phone number')).toBeFocused()
  await field('Phone number').fill('+1 202 555 0199')
  await send.click()
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible()
  const { facts } = await mocksIn(page).outbox.last({ to: GRACE, kind: 'support-request' })
  expect(facts.phone).toBe('+1 202 555 0199')
})
