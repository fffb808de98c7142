import type { Page } from '@playwright/test'
import { call } from '#tests/e2e/support/calls.ts'
import { addressOf } from '#tests/e2e/support/routes.ts'
import { mocksIn } from '#tests/mocks.ts'
import { advanceMinute, enableTwoFactor, typeCode } from '../authenticator.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { button, fill, forgetSession, inForm, then } from '../steps.ts'

const PERSON = { email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' }

const MEMBER = { email: 'developer@nimbus.example', password: PERSON.password }

/** Number of founders, who each found one organization. */
let founders = 0

/** Signs out. */
async function leave(page: Page): Promise<void> {
  await call(page, '/session', 'DELETE')
  await page.evaluate(forgetSession)
}

/** Creates another organization that invites a member of this one. @returns path of the link */
async function inviteElsewhere(page: Page): Promise<string> {
  founders += 1
  const founder = {
    email: `founder${founders}@example.com`,
    fullName: 'Fay Founder',
    password: PERSON.password,
    consent: { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' },
  }
  const { body: signUp } = await call(page, '/sign-ups', 'POST', founder)
  await call(page, `/sign-ups/${signUp.id}/verification`, 'POST', { code: '123456' })
  await call(page, `/sign-ups/${signUp.id}/completion`, 'POST', { company: 'Okafor Labs', planId: 'pro' })
  await call(page, '/invitations', 'POST', { email: MEMBER.email, teamRole: 'Admin' })
  const { facts } = await mocksIn(page).outbox.last({ to: MEMBER.email, kind: 'invitation' })
  return new URL(facts.link ?? '').pathname
}

/** Steps of sign-up until the address is verified. */
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

export const signInCases = {
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
  completeLogIn: {
    at: async (page) => {
      // Once enabled, signing in only returns a challenge.
      const { body } = await call(page, '/session', 'POST', PERSON)
      if (body.signedIn) await enableTwoFactor(page)
      await leave(page)
      return '/login'
    },
    as: 'signed-out',
    world: 'others',
    saysFor: { 404: /sign-in expired/, 410: /sign-in expired/ },
    act: then(
      button('Sign in', fill(['Email', PERSON.email], ['Password', PERSON.password])),
      inForm('Two-factor authentication', 'Sign in', typeCode),
    ),
  },
  acceptInvitation: {
    at: async (page) => {
      const invitation = await inviteElsewhere(page)
      await call(page, '/session', 'POST', MEMBER)
      await page.evaluate(forgetSession)
      return invitation
    },
    as: 'signed-out',
    world: 'others',
    act: button('Accept invitation'),
  },
  resendSignUpCode: {
    at: async (page) => {
      await leave(page)
      return '/signup'
    },
    as: 'signed-out',
    world: 'others',
    saysFor: { 404: /sign-up has expired/, 409: /Personalization/, 429: /A code was sent a moment ago/ },
    act: then(upToVerification[0], async (page) => {
      await page.getByRole('button', { name: /^Resend code in/ }).waitFor()
      await advanceMinute(page)
      return page.getByRole('button', { name: 'Resend code', exact: true })
    }),
  },
  verifySignUp: {
    at: '/signup',
    as: 'signed-out',
    saysFor: { 404: /sign-up has expired/ },
    act: then(...upToVerification),
  },
  completeSignUp: {
    at: '/signup',
    as: 'signed-out',
    saysFor: { 404: /sign-up has expired/, 409: /is not verified yet/ },
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
} satisfies Partial<Record<Operation, ErrorCase>>
