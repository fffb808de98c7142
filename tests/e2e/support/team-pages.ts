import type { Page } from '@playwright/test'
import { call } from './calls.ts'
import { areInOneWorld, expect, mocksIn } from './fixtures.ts'

export const NEWCOMER = 'grace@example.com'

/** Page object of the team page. */
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
    /** Waits until the items are gone: a fading one could be mistaken for an item of the next menu. */
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

/** Path of the link in the latest invitation mail. */
export async function invitationPath(page: Page, email = NEWCOMER): Promise<string> {
  const { facts } = await mocksIn(page).outbox.last({ to: email, kind: 'invitation' })
  return new URL(facts.link ?? '').pathname
}

/** Invites somebody through the API and returns the link's path. */
export async function inviteByApi(page: Page, email = NEWCOMER): Promise<string> {
  const { status } = await call(page, '/invitations', 'POST', { email, teamRole: 'Developer' })
  expect(status).toBe(201)
  return invitationPath(page, email)
}

/**
 * Copies the world to another browser with its own mock; a server shares it already. Cookies stay, so that each
 * browser has its own user.
 */
export async function copyWorld(from: Page, to: Page): Promise<void> {
  if (!areInOneWorld(from, to)) await mocksIn(to).restore(await mocksIn(from).snapshot())
}
