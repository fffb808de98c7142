import { addressOf } from '#tests/e2e/support/routes.ts'
import { button, fill, then } from '../acts.ts'
import type { Meeting } from '../meeting.ts'
import type { Operation } from '../walk.ts'

/** Of the form of signing up, until its address is verified. */
const upToVerification = [
  button(
    'Continue',
    fill(
      ['Email', 'ada@example.com'],
      ['Full name', 'Ada Keller'],
      ['Password', 'Nimbus-Demo-1!'],
      ['Confirm password', 'Nimbus-Demo-1!'],
    ),
  ),
  button('Verify email', fill(['Verification code', '123456'])),
] as const

export const comingIn = {
  logIn: {
    at: '/login',
    as: 'signed-out',
    act: button('Sign in', fill(['Email', 'admin@nimbus.example'], ['Password', 'Nimbus-Demo-1!'])),
  },
  startSignUp: {
    at: '/signup',
    as: 'signed-out',
    act: button(
      'Continue',
      fill(
        ['Email', 'ada@example.com'],
        ['Full name', 'Ada Keller'],
        ['Password', 'Nimbus-Demo-1!'],
        ['Confirm password', 'Nimbus-Demo-1!'],
      ),
    ),
  },
  verifySignUp: {
    at: '/signup',
    as: 'signed-out',
    act: then(...upToVerification),
  },
  completeSignUp: {
    at: '/signup',
    as: 'signed-out',
    saysFor: { 404: /no longer known/, 409: /is not verified yet/ },
    act: then(
      ...upToVerification,
      button('Continue', async (main) => main.getByText('Help us personalize your experience').waitFor()),
      button('Go to Dashboard'),
    ),
  },
  resetPassword: {
    at: (page) => addressOf('/reset-password/$token', page),
    as: 'signed-out',
    saysFor: { 404: /This link/, 410: /This link no longer works/ },
    act: button('Change password', async (main) => {
      await main.getByRole('textbox', { name: 'New password', exact: true }).fill('Nimbus-Demo-2!')
      await main.getByRole('textbox', { name: 'Confirm new password' }).fill('Nimbus-Demo-2!')
    }),
  },
  signUpByInvitation: {
    at: (page) => addressOf('/invitations/$token', page),
    as: 'signed-out',
    act: button('Create account and join', async (main) => {
      await main.getByRole('textbox', { name: 'Full name' }).fill('Some Body')
      await main.getByRole('textbox', { name: 'New password', exact: true }).fill('Nimbus-Demo-2!')
      await main.getByRole('textbox', { name: 'Confirm new password' }).fill('Nimbus-Demo-2!')
    }),
  },
  requestPasswordReset: {
    at: '/forgot-password',
    as: 'signed-out',
    act: button('Send reset link', fill(['Email', 'admin@nimbus.example'])),
  },
} satisfies Partial<Record<Operation, Meeting>>
