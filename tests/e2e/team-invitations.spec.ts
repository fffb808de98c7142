import { fixDate } from '#tests/support/fixed-date.ts'
import { authForms, PASSWORD } from './support/auth-forms.ts'
import { call } from './support/calls.ts'
import { expect, mocksIn, START, test, waitUntilIdle } from './support/fixtures.ts'
import { authenticatorCode } from './support/one-time-code.ts'
import { copyWorld, invitationPath, inviteByApi, NEWCOMER, teamPage } from './support/team-pages.ts'

test.use({ persona: 'admin' })

const DAY = 24 * 60 * 60

test('an invited person joins in another browser, and loses access when the role changes', async ({
  page,
  open,
  guard,
  newBrowser,
}) => {
  guard.allow(/status of 409/)
  await open('/team')
  const team = teamPage(page)
  const dialog = team.dialog('Invite Member')
  await team.invite.click()
  await expect(page).toHaveURL('/team?dialog=invite')
  await expect(dialog.getByLabel('Email')).toBeFocused()

  // Errors are shown at their field, and typed input stays.
  await dialog.getByLabel('Message').fill('Welcome to the team!')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Enter an email address')).toBeVisible()
  await dialog.getByLabel('Email').fill('viewer@nimbus.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Sofia Lindqvist is already a member.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByLabel('Message')).toHaveValue('Welcome to the team!')
  await dialog.getByLabel('Email').fill('Grace@Example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Team member invitation has been sent successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(team.row(NEWCOMER)).toContainText('Developer')
  await expect(team.row(NEWCOMER)).toContainText('Pending')
  await expect(team.row(NEWCOMER)).toContainText('Never')

  const { page: theirs, ...browser } = await newBrowser()
  await fixDate(theirs, START)
  await browser.open('/login')
  await waitUntilIdle(theirs)
  await copyWorld(page, theirs)
  await theirs.goto(await invitationPath(page))
  const forms = authForms(theirs)
  await expect(forms.heading('Join Nimbus Demo')).toBeVisible()
  await expect(theirs.getByText('Marcus Oyelaran invited you as Developer.')).toBeVisible()
  await expect(theirs.getByText('Welcome to the team!')).toBeVisible()
  await expect(forms.email).toHaveValue(NEWCOMER)
  const join = forms.button('Create account and join')
  await join.click()
  await expect(theirs.getByText('Enter your name')).toBeVisible()
  await expect(forms.fullName).toBeFocused()
  await forms.fullName.fill('Grace Okafor')
  const password = theirs.getByRole('textbox', { name: 'New password', exact: true })
  await password.fill('weak')
  await join.click()
  await expect(theirs.getByText('Password does not meet all requirements')).toBeVisible()
  await password.fill(PASSWORD)
  await theirs.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD)
  // The fields are disabled during the request, so the focus has to return.
  const joining = mocksIn(theirs).on('signUpByInvitation').once()
  for (const [pointer, field] of [
    ['/fullName', forms.fullName],
    ['/password', password],
  ] as const) {
    await joining.respondWith(422, 'validation_failed', { errors: [{ pointer }] })
    await join.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await join.click()
  await expect(theirs).toHaveURL('/dashboard')
  await expect(theirs.getByText('Welcome to Nimbus Demo')).toBeVisible()
  await theirs.goto('/monitoring/logs')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: 'You don’t have access to this' })).toBeHidden()

  await copyWorld(theirs, page)
  await page.goto('/team')
  await expect(team.row('Grace Okafor')).toContainText('Active')
  await team.choose('Grace Okafor', 'Edit Permissions')
  const edit = team.dialog('Edit Permissions')
  await edit.getByRole('radio', { name: 'Viewer' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Permissions saved')).toBeVisible()
  await expect(team.row('Grace Okafor')).toContainText('Viewer')

  await copyWorld(page, theirs)
  await theirs.goto('/monitoring/logs')
  await expect(theirs.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
  expect((await call(theirs, '/logs')).body.code).toBe('permission_denied')
})

test('several people are invited at once, and invalid addresses stay with the reason', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 409/)
  await open('/team?dialog=invite')
  const team = teamPage(page)
  const dialog = team.dialog('Invite Member')
  await dialog.getByLabel('Email').fill('a@example.com, viewer@nimbus.example; b@example.com')
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  await dialog.getByRole('checkbox', { name: 'Support' }).check()
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(page.getByText('2 team member invitations have been sent successfully.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue('viewer@nimbus.example')
  await expect(dialog.getByText('viewer@nimbus.example: Sofia Lindqvist is already a member.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (const email of ['a@example.com', 'b@example.com']) {
    await expect(team.row(email)).toContainText('Support')
    await mocksIn(page).outbox.last({ to: email, kind: 'invitation' })
  }
})

test('an invitation that is not sent yet survives a reload', async ({ page, open }) => {
  await open('/team?dialog=invite')
  const dialog = teamPage(page).dialog('Invite Member')
  await dialog.getByLabel('Email').fill('a@example.com, b@example.com')
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  await dialog.getByLabel('Message').fill('Welcome!')
  await page.reload()
  await waitUntilIdle(page)
  await expect(dialog.getByText('We restored your unsaved entries.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Viewer' })).toBeChecked()
  await expect(dialog.getByLabel('Message')).toHaveValue('Welcome!')
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(page.getByText('2 team member invitations have been sent successfully.')).toBeVisible()
  await teamPage(page).invite.click()
  await expect(dialog.getByLabel('Email')).toHaveValue('')
})

test('a custom role that was deleted since is left out of a restored invitation', async ({ page, open }) => {
  await open('/team?tab=roles')
  const role = { name: 'On call', description: '', permissions: ['view_logs'] }
  const { body } = await call(page, '/roles', 'POST', role)
  await page.goto('/team?dialog=invite')
  const dialog = teamPage(page).dialog('Invite Member')
  await dialog.getByLabel('Email').fill(NEWCOMER)
  await dialog.getByRole('checkbox', { name: 'On call' }).check()
  expect((await call(page, `/roles/${body.id}`, 'DELETE')).status).toBe(204)
  await page.reload()
  await expect(dialog.getByText('We restored your unsaved entries.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible()
})

test('a link shows the state of its invitation, and works again when resent', async ({
  page,
  open,
  setSecondsSinceStart,
  guard,
}) => {
  guard.allow(/status of (404|410)/)
  await open('/team')
  const path = await inviteByApi(page)
  const team = teamPage(page)
  const forms = authForms(page)

  await page.goto('/invitations/join_nothing')
  await expect(forms.heading('Invitation not found')).toBeFocused()
  await setSecondsSinceStart(8 * DAY)
  await page.goto(path)
  await expect(forms.heading('Invitation expired')).toBeVisible()
  await expect(page.getByText('Ask Marcus Oyelaran at Nimbus Demo to send it again.')).toBeVisible()

  // After a week the session has expired too.
  await page.goto('/login?redirect=/team')
  await forms.logIn('admin@nimbus.example')
  await expect(team.row(NEWCOMER)).toContainText('Invitation expired')
  await team.choose(NEWCOMER, 'Resend Invitation')
  await expect(page.getByText('Invitation sent again')).toBeVisible()
  await expect(team.row(NEWCOMER)).not.toContainText('Invitation expired')
  await page.goto(path)
  await expect(forms.heading('Join Nimbus Demo')).toBeVisible()

  await page.goto('/team')
  await team.choose(NEWCOMER, 'Cancel Invitation')
  const question = team.dialog(`Cancel the invitation of ${NEWCOMER}?`)
  await question.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(question).toBeHidden()
  await expect(team.row(NEWCOMER)).toBeHidden()
  await page.goto(path)
  await expect(forms.heading('Invitation canceled')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an invitation is bound to its address, and an existing account signs in first', async ({
  page,
  open,
}) => {
  await open('/team')
  // User of another organization, whose founder invites Grace, a member here.
  const here = await inviteByApi(page)
  const token = here.split('/').at(-1)
  const consent = { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' }
  const account = { fullName: 'Grace Okafor', password: PASSWORD, consent }
  await call(page, `/invitation-links/${token}/account`, 'POST', account)
  const founder = {
    email: 'founder@example.com',
    fullName: 'Fay Founder',
    password: PASSWORD,
    consent,
  }
  const { body: signUp } = await call(page, '/sign-ups', 'POST', founder)
  await call(page, `/sign-ups/${signUp.id}/verification`, 'POST', { code: '123456' })
  await call(page, `/sign-ups/${signUp.id}/completion`, 'POST', { company: 'Okafor Labs', planId: 'pro' })
  await call(page, '/invitations', 'POST', { email: NEWCOMER, teamRole: 'Admin' })
  const { facts } = await mocksIn(page).outbox.last({ to: NEWCOMER, kind: 'invitation' })
  const path = new URL(facts.link ?? '').pathname

  const forms = authForms(page)
  await page.goto(path)
  await expect(
    page.getByText(`This invitation is for ${NEWCOMER}, and you are signed in as founder@example.com.`),
  ).toBeVisible()
  await forms.button('Sign out').click()
  await page.getByRole('link', { name: 'Sign in to accept' }).click()
  await expect(forms.heading('Welcome back')).toBeVisible()
  await expect(page.getByText('Your session has ended')).toBeHidden()
  await forms.logIn(NEWCOMER)
  await expect(page).toHaveURL(path)
  await expect(page.getByText('You leave Nimbus Demo when you accept')).toBeVisible()
  await forms.button('Accept invitation').click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome to Okafor Labs')).toBeVisible()
  await page.goto('/team')
  await expect(teamPage(page).row('Grace Okafor')).toContainText('(you)')
  await expect(teamPage(page).row('Fay Founder')).toContainText('Owner')
})

test('a removed member with two-factor authentication joins again with a code', async ({
  page,
  open,
  setSecondsSinceStart,
}) => {
  // A console would reload for each user who signs in below.
  await open('/about')
  const logIn = (email: string) => call(page, '/session', 'POST', { email, password: PASSWORD })
  const email = 'developer@nimbus.example'
  await logIn(email)
  const { body: enrollment } = await call(page, '/me/two-factor/enrollment', 'POST')
  const confirmation = { code: authenticatorCode(0, enrollment.secret) }
  expect((await call(page, '/me/two-factor/confirmation', 'POST', confirmation)).status).toBe(200)
  await logIn('admin@nimbus.example')
  const { body: members } = await call(page, `/members?q=${email}`)
  expect((await call(page, `/members/${members.items[0].id}`, 'DELETE')).status).toBe(204)
  const path = await inviteByApi(page, email)
  await call(page, '/session', 'DELETE')
  await setSecondsSinceStart(60)

  await page.goto(path)
  const forms = authForms(page)
  await forms.fullName.fill('Daniel Cho')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD)
  await forms.button('Create account and join').click()
  await expect(forms.heading('Two-factor authentication')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Authentication code' })
    .fill(authenticatorCode(60, enrollment.secret))
  await forms.button('Sign in').click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome to Nimbus Demo')).toBeVisible()
})
