import type { Page } from '@playwright/test'
import { call } from './calls.ts'
import { areInOneWorld, expect, mocksIn } from './fixtures.ts'

export const NEWCOMER = 'grace@example.com'

/** The list of members, and what is opened from it. */
export function teamPage(page: Page) {
  const row = (name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
  return {
    row,
    invite: page.getByRole('button', { name: 'Invite Member' }),
    search: page.getByRole('searchbox', { name: 'Search members' }),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    menuItem: (name: string) => page.getByRole('menuitem', { name }),
    openMenu: (name: string) =>
      row(name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click(),
    /** Its entries are gone then: one that fades is not taken for one of the next menu, which the page would be scrolled away from. */
    async closeMenu() {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    },
    async choose(name: string, action: string) {
      await this.openMenu(name)
      await this.menuItem(action).click()
    },
  }
}

/** The path of the link in the newest invitation to an address. */
export async function invitationPath(page: Page, email = NEWCOMER): Promise<string> {
  const { facts } = await mocksIn(page).outbox.last({ to: email, kind: 'invitation' })
  return new URL(facts.link ?? '').pathname
}

/** Invites somebody by a call of the page, and tells the path of the link. */
export async function invited(page: Page, email = NEWCOMER): Promise<string> {
  const { status } = await call(page, '/invitations', 'POST', { email, teamRole: 'Developer' })
  expect(status).toBe(201)
  return invitationPath(page, email)
}

/**
 * Takes the world from one browser to another, where each has a mock of its own; on a server it is there already. Cookies stay
 * where they are, so that in each of them somebody else is signed in.
 */
export async function carryWorld(from: Page, to: Page): Promise<void> {
  if (!areInOneWorld(from, to)) await mocksIn(to).restore(await mocksIn(from).snapshot())
}
