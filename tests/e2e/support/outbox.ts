import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A mail that the mock would have sent. */
export interface SentMail {
  readonly to: string
  readonly kind: string
  readonly facts: Readonly<Record<string, string>>
}

/** The mock's outbox, newest first. */
export async function outbox(page: Page): Promise<readonly SentMail[]> {
  return page.evaluate(async () => {
    const answer = (await (await fetch('/__mocks/mails')).json()) as { items: SentMail[] }
    return answer.items
  })
}

/** Waits for the newest mail of a kind to an address. */
export async function mailTo(page: Page, to: string, kind: string): Promise<SentMail> {
  const find = async () => (await outbox(page)).find((mail) => mail.to === to && mail.kind === kind)
  await expect.poll(find, `a mail ${kind} to ${to}`).toBeDefined()
  return (await find()) as SentMail
}
