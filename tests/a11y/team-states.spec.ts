import { authForms } from '#tests/e2e/support/auth-forms.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { inviteByApi, teamPage } from '#tests/e2e/support/team-pages.ts'
import { expectNoViolationsInBothSchemes } from './axe.ts'

/** States of the team page; `routes.spec.ts` has its initial state. */

test.use({ persona: 'admin' })

test('the invitation form with errors is accessible', async ({ page, open }) => {
  await open('/team?dialog=invite')
  const dialog = teamPage(page).dialog('Invite Member')
  await expect(dialog.getByRole('checkbox', { name: 'Support' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Enter an email address')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'error')
})

test('the profile, permissions and removal dialogs of a member are accessible', async ({ page, open }) => {
  await open('/team')
  const team = teamPage(page)
  const name = 'Maximiliane Hohenstein'
  await team.row(name).getByRole('link').click()
  const profile = team.dialog('Profile')
  await expect(profile.getByText('Machine Learning Engineer')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'profile')
  await profile.getByRole('button', { name: 'Edit Permissions' }).click()
  await expect(team.dialog('Edit Permissions').getByRole('checkbox', { name: 'Support' })).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'permissions')
  await page.keyboard.press('Escape')
  await team.choose('Yuki Tanabe', 'Remove Member')
  await expect(team.dialog('Remove Yuki Tanabe?')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'removing')
})

test('an invitation link is accessible to its recipient, to others and once unknown', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 404/)
  await open('/team')
  const path = await inviteByApi(page)
  const forms = authForms(page)
  await page.goto(path)
  await expect(forms.heading('Join Nimbus Demo')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'signed in as someone else')
  await forms.button('Sign out').click()
  await forms.button('Create account and join').click()
  await expect(page.getByText('Enter your name')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'form for a new account with errors')
  await page.goto('/invitations/join_nothing')
  await expect(forms.heading('Invitation not found')).toBeVisible()
  await expectNoViolationsInBothSchemes(page, 'unknown')
})
