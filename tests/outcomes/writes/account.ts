import type { Page } from '@playwright/test'
import { PIXEL } from '#tests/contract/cases/support/pictures.ts'
import { call } from '#tests/e2e/support/calls.ts'
import { advanceMinute, enableTwoFactor, typeCode } from '../authenticator.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { button, fill, inDialog, inForm, menu, then } from '../steps.ts'

const pictures: string[] = [PIXEL.png, PIXEL.gif]

const newAddress = fill(['New email address', 'new@example.com'], ['Current password', 'Nimbus-Demo-1!'])

const CONFIRM = 'Confirm your new email address'

/** Starts a change of the email address. */
async function changingEmail(page: Page): Promise<string> {
  const body = { email: 'new@example.com', currentPassword: 'Nimbus-Demo-1!' }
  await call(page, '/me/email-change', 'POST', body)
  return '/account'
}

export const account = {
  updateMe: { at: '/account', act: button('Save changes', fill(['Full name', 'Ada K. Keller'])) },
  setMyAvatar: {
    at: '/account',
    act: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^(Upload|Change) picture$/ }).click()
      await (await chooser).setFiles({
        name: 'dot.png',
        mimeType: 'image/png',
        buffer: Buffer.from(PIXEL.png, 'base64'),
      })
      return page.getByRole('dialog').getByRole('button', { name: 'Save picture' })
    },
  },
  removeMyAvatar: {
    at: async (page) => {
      await call(page, '/me/avatar', 'PUT', { data: PIXEL.png })
      return '/account'
    },
    as: 'viewer',
    act: then(button('Remove'), inDialog('Remove')),
  },
  getAvatar: {
    at: async (page) => {
      // Alternates pictures, since the browser caches them.
      pictures.reverse()
      await call(page, '/me/avatar', 'PUT', { data: pictures[0] })
      return '/account'
    },
    as: 'viewer',
    silent: 'the initials are shown instead',
  },
  startEmailChange: { at: '/account?dialog=change-email', act: inDialog('Send code', newAddress) },
  resendEmailChangeCode: {
    at: changingEmail,
    as: 'developer',
    world: 'email change',
    saysFor: { 429: /A code was sent a moment ago/ },
    act: async (page) => {
      await page.getByRole('button', { name: /^Resend code in/ }).waitFor()
      await advanceMinute(page)
      return page.getByRole('button', { name: 'Resend code', exact: true })
    },
  },
  confirmEmailChange: {
    at: changingEmail,
    as: 'developer',
    world: 'email change',
    act: inForm(CONFIRM, 'Confirm address', fill(['Verification code', '123456'])),
  },
  cancelEmailChange: {
    at: changingEmail,
    as: 'developer',
    world: 'email change',
    act: inForm(CONFIRM, 'Cancel change'),
  },
  changePassword: {
    at: '/account?tab=security',
    act: button(
      'Change password',
      fill(
        ['Current password', 'Nimbus-Demo-1!'],
        ['New password', 'Nimbus-Demo-2!'],
        ['Confirm new password', 'Nimbus-Demo-2!'],
      ),
    ),
  },
  closeAccount: {
    at: '/account?tab=security&dialog=close-account',
    as: 'admin',
    act: inDialog('Close account', fill(['Password', 'Nimbus-Demo-1!'])),
  },
  startTwoFactor: { at: '/account?tab=security', act: button('Set up two-factor authentication') },
  disableTwoFactor: {
    at: async (page) => {
      await enableTwoFactor(page)
      return '/account?tab=security&dialog=disable-two-factor'
    },
    as: 'viewer',
    act: inDialog('Turn off', async (dialog, page) => {
      await fill(['Password', 'Nimbus-Demo-1!'])(dialog, page)
      await typeCode(dialog, page)
    }),
  },
  renewRecoveryCodes: {
    at: async (page) => {
      await enableTwoFactor(page)
      return '/account?tab=security&dialog=recovery-codes'
    },
    as: 'viewer',
    act: inDialog('Get new codes', async (dialog, page) => {
      await fill(['Password', 'Nimbus-Demo-1!'])(dialog, page)
      await typeCode(dialog, page)
    }),
  },
  confirmTwoFactor: {
    at: '/account?tab=security',
    act: then(button('Set up two-factor authentication'), inDialog('Turn on', typeCode)),
  },
  createApiKey: {
    at: '/account?tab=api-keys&dialog=new-key',
    act: inDialog('Create key', fill(['Name', 'another'])),
  },
  createSavedView: {
    at: '/compute/vms?status=running',
    act: then(button('View'), inDialog('Save view'), inDialog('Save view', fill(['Name', 'Running']))),
  },
  updateSavedView: {
    at: '/compute/vms',
    act: then(
      button('View'),
      inDialog('Edit Most expensive VMs'),
      inDialog('Save changes', fill(['Name', 'VMs by cost'])),
    ),
  },
  deleteSavedView: {
    at: '/compute/vms',
    act: then(button('View'), inDialog('Delete Most expensive VMs'), inDialog('Delete view')),
  },
  deleteSshKey: { at: '/account?tab=ssh-keys', act: then(menu('Delete'), inDialog('Delete')) },
  revokeApiKey: { at: '/account?tab=api-keys&status=active', act: then(menu('Revoke'), inDialog('Revoke')) },
  updateNotificationPreferences: {
    at: '/account?tab=notifications',
    act: async (page) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('switch') })
        .first(),
    once: 'a second click turns the switch back',
  },
  revokeSession: {
    at: '/account?tab=sessions',
    act: then(button(/^Revoke (?!all)/), inDialog('Revoke')),
    saysFor: { 404: /was already signed out/ },
  },
  revokeOtherSessions: {
    at: '/account?tab=sessions&dialog=revoke-others',
    act: inDialog('Revoke all others'),
  },
  logOut: {
    at: '/support',
    act: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      return page.getByRole('menuitem', { name: 'Log out' })
    },
  },
  markNotificationRead: {
    at: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      return page.getByRole('button', { name: /^Mark “/ }).first()
    },
  },
  markAllNotificationsRead: {
    at: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      return page.getByRole('button', { name: /^Mark all/ }).first()
    },
  },
} satisfies Partial<Record<Operation, ErrorCase>>
