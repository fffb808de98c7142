import type { ScenarioDocument } from '../document.ts'
import { respond } from '../rule.ts'

export const verificationFails: ScenarioDocument = {
  name: 'verification-fails',
  title: 'Verification fails',
  description:
    'Every verification code is wrong, for sign-up, a new email address and two-factor authentication.',
  rules: [
    respond('verifySignUp', 422, 'code_wrong', { id: 'verification-fails: sign-up' }),
    respond('confirmEmailChange', 422, 'code_wrong', { id: 'verification-fails: email change' }),
    respond('completeLogIn', 422, 'code_wrong', { id: 'verification-fails: sign-in' }),
    respond('confirmTwoFactor', 422, 'code_wrong', { id: 'verification-fails: enrollment' }),
  ],
}

export const signInLocked: ScenarioDocument = {
  name: 'sign-in-locked',
  title: 'Sign-in locked',
  description: 'Too many failed attempts: no one can sign in for a minute.',
  rules: [respond('logIn', 429, 'too_many_attempts', { id: 'sign-in-locked', retryAfter: 60 })],
}

export const twoFactor: ScenarioDocument = {
  name: 'two-factor',
  title: 'Two-factor sign-in',
  description:
    'All four users need a code from their authenticator. The sign-in page shows the current code.',
  seedVariants: ['two-factor'],
}

export const domainJustTaken: ScenarioDocument = {
  name: 'domain-just-taken',
  title: 'Domain just taken',
  description: 'Every available domain is taken by the time it is bought.',
  rules: [respond('purchaseDomain', 409, 'domain_taken', { id: 'domain-just-taken' })],
}

export const editConflict: ScenarioDocument = {
  name: 'edit-conflict',
  title: 'Edit conflict',
  description:
    'The first save of rules, records, roles, budgets or channels is a conflict with another user’s change.',
  rules: (
    [
      'changeDnsRecords',
      'replaceFirewallRules',
      'updateAlertRule',
      'updateBudget',
      'updateNotificationChannel',
      'updateRole',
    ] as const
  ).map((operation) =>
    respond(operation, 412, 'precondition_failed', { id: `edit-conflict: ${operation}`, when: { times: 1 } }),
  ),
}

export const fullLists: ScenarioDocument = {
  name: 'full-lists',
  title: 'Full lists',
  description: 'SSH keys, projects, budgets, cards, channels and silences: nothing more can be added.',
  seedVariants: ['full-lists'],
}

export const fullInbox: ScenarioDocument = {
  name: 'full-inbox',
  title: 'Full inbox',
  description: 'Everyone has more than 100 unread notifications.',
  seedVariants: ['full-inbox'],
}

export const longNames: ScenarioDocument = {
  name: 'long-names',
  title: 'Long names',
  description: 'Every resource and project has a name as long as the contract allows.',
  seedVariants: ['long-names'],
}
