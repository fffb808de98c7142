import assert from 'node:assert/strict'
import type { InvitationCreate, TeamMember } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../../suite/api.ts'
import { grace } from './sign-ups.ts'

/** Member or invitee by email address. */
export async function memberOf(api: Api, email: string): Promise<TeamMember> {
  const members = bodyOf(await api.send('listMembers', { query: { q: email } })).items
  const member = members.find((it) => it.email === email)
  assert.ok(member, `${email} is no member`)
  return member
}

export const NEWCOMER = 'grace@example.com'

/** Invites somebody and returns the link from the mail. */
export async function invite(
  api: Api,
  body: Partial<InvitationCreate> = {},
): Promise<{ readonly member: TeamMember; readonly token: string }> {
  const email = body.email ?? NEWCOMER
  const response = await api.send('createInvitation', { body: { email, teamRole: 'Developer', ...body } })
  return { member: bodyOf(response), token: await tokenFor(api, email) }
}

/** Token of the link in the last mail. */
export async function tokenFor(api: Api, email: string): Promise<string> {
  const [mail] = await api.mocks.mailsTo(email)
  const token = mail?.facts.link?.split('/invitations/')[1]
  assert.ok(token, 'the mail has no link')
  return token
}

/** Invites and signs up a new member; from now on `session` is that user. */
export async function joinOrganization(api: Api, body: Partial<InvitationCreate> = {}): Promise<TeamMember> {
  const { token } = await invite(api, body)
  const account = { fullName: 'Grace Okafor', password: 'Nimbus-Demo-2!', consent: grace.consent }
  assert.equal((await api.send('signUpByInvitation', { path: { token }, body: account })).status, 201)
  return memberOf(api, body.email ?? NEWCOMER)
}
