import type { Operation } from './walk.ts'

/** Operations that the walk does not come upon, each with the reason. */
export const unmet = {
  checkFirewallRules: 'no screen calls it: the rules are checked where they are typed',
  deleteSshKey: 'no screen calls it',
  getAvatar: 'a picture that does not come leaves the initials in its place',
  getBudget: 'the dialog has it from the list',
  getNotificationChannel: 'the dialog has it from the list, and asks only after a 412',
  getProject: 'the dialog has it from the list',
  getRole: 'the dialog has it from the list, and asks only after a 412',
  listAlertSilences: 'no screen calls it: alerts say how long they are silenced',
  listMonitoringMetrics: 'no screen calls it: the names are part of the contract',
  acceptInvitation: 'takes somebody who is signed in and in no team; see e2e, team-invitations',
  completeLogIn: 'takes somebody with two-factor authentication; see e2e, account-security',
  removeMyAvatar: 'takes a picture that is there; see e2e, account-profile',
  resendSignUpCode: 'can be pressed after a while only; see e2e, auth-sign-up',
} satisfies Partial<Record<Operation, string>>
