import type { ScenarioDocument } from '../document.ts'
import { respond } from '../rule.ts'

export const verificationFails: ScenarioDocument = {
  name: 'verification-fails',
  title: 'Verification fails',
  description: 'No code is right: not that of a sign-up, nor one of an authenticator app.',
  rules: [
    respond('verifySignUp', 422, 'code_wrong', { id: 'verification-fails: sign-up' }),
    respond('completeLogIn', 422, 'code_wrong', { id: 'verification-fails: sign-in' }),
    respond('confirmTwoFactor', 422, 'code_wrong', { id: 'verification-fails: enrolment' }),
  ],
}

export const signInLocked: ScenarioDocument = {
  name: 'sign-in-locked',
  title: 'Sign-in locked',
  description: 'There have been too many attempts: nobody can sign in for a minute, whatever the password.',
  rules: [respond('logIn', 429, 'too_many_attempts', { id: 'sign-in-locked', retryAfter: 60 })],
}

export const twoFactor: ScenarioDocument = {
  name: 'two-factor',
  title: 'Two-factor sign-in',
  description: 'All four people are asked for a code of their app; the login page shows the one that holds.',
  seedVariants: ['two-factor'],
}

export const domainJustTaken: ScenarioDocument = {
  name: 'domain-just-taken',
  title: 'Domain just taken',
  description: 'Whatever domain is free when it is searched for has gone to somebody else when it is bought.',
  rules: [respond('purchaseDomain', 409, 'domain_taken', { id: 'domain-just-taken' })],
}

export const editConflict: ScenarioDocument = {
  name: 'edit-conflict',
  title: 'Edit conflict',
  description:
    'Somebody else was faster: the first time that one saves rules, records, roles, budgets or channels is a conflict.',
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

export const fullInbox: ScenarioDocument = {
  name: 'full-inbox',
  title: 'Full inbox',
  description: 'Everybody has more than a hundred notifications that are not read.',
  seedVariants: ['full-inbox'],
}
