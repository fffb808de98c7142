import type { Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, navigateInApp, test } from './support/fixtures.ts'

test.use({ persona: 'owner' })

const dialog = (page: Page) => page.getByRole('dialog')

/** Forms of one text field, which the server can reject although the form has checked it. */
const forms = [
  {
    operation: 'createAlertSilence',
    open: async (page: Page) => {
      const { body } = await call(page, '/alerts')
      await navigateInApp(page, `/monitoring/alerts?dialog=silence&row=${body.items[0].id}`)
    },
    pointer: '/reason',
    field: (page: Page) => dialog(page).getByRole('textbox', { name: 'Reason' }),
    send: (page: Page) => dialog(page).getByRole('button', { name: 'Silence' }),
  },
  {
    operation: 'createDatabaseBackup',
    open: async (page: Page) => {
      const { body } = await call(page, '/databases?status=running')
      await navigateInApp(page, `/storage/databases/${body.items[0].id}?dialog=backup`)
    },
    pointer: '/label',
    field: (page: Page) => dialog(page).getByRole('textbox', { name: 'Label' }),
    send: (page: Page) => dialog(page).getByRole('button', { name: 'Create backup' }),
  },
  {
    operation: 'createSavedView',
    open: async (page: Page) => {
      await navigateInApp(page, '/compute/vms')
      await page.getByRole('button', { name: 'View' }).click()
      await page.getByRole('button', { name: 'Save view' }).click()
    },
    pointer: '/name',
    field: (page: Page) => page.getByRole('form', { name: 'Save view' }).getByRole('textbox'),
    send: (page: Page) => page.getByRole('button', { name: 'Save view' }),
  },
] as const

for (const { operation, open: openForm, pointer, field, send } of forms) {
  test(`${operation}: what the server says about a text is beside it`, async ({
    page,
    open,
    mocks,
    guard,
  }) => {
    guard.allow(/status of 422/)
    await open('/account')
    await openForm(page)
    const message = 'This must be one line.'
    await mocks
      .on(operation)
      .once()
      .respondWith(422, 'validation_failed', { errors: [{ pointer, message }] })
    await field(page).fill('Maintenance')
    await send(page).click()
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(message))
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await field(page).press('End')
    await page.keyboard.type('!')
    await expect(field(page)).not.toHaveAccessibleDescription(new RegExp(message))
    await send(page).click()
    await expect(field(page)).toHaveCount(0)
  })
}
