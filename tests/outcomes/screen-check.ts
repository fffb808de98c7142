import type { Page } from '@playwright/test'
import type { Operation } from './error-case.ts'

/** Problem that was forced, and what the screen has to show. Sent to the page, so it holds no functions. */
export interface ExpectedOutcome {
  readonly operation: Operation
  /** Id of the rule that forces the problem. */
  readonly rule: string
  /** Texts of which the screen shows one. */
  readonly texts: readonly string[]
  /** Source of a pattern that the screen shows instead of `texts`; null for none. */
  readonly pattern: string | null
  readonly leavesForSignIn: boolean
  readonly isSilent: boolean
  /** True if the user waits for the result of an action: then the message must be announced, not only visible. */
  readonly isAction: boolean
}

interface Observation {
  readonly outcome: 'sign-in page' | 'silent' | 'announced message' | 'plain text' | 'none'
  readonly busyParts: number
  readonly isBlank: boolean
  /** Address and text of the page, for the report. */
  readonly content: string
}

/** Longest wait for the call, and then for the result, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Waits until the screen shows a forced problem and is idle.
 * @returns what is wrong with the screen; null if nothing is
 */
export async function screenFault(page: Page, expected: ExpectedOutcome): Promise<string | null> {
  const { operation, rule, isAction } = expected
  if (!(await page.evaluate(waitForCall, { operation, rule, timeout: TIMEOUT_MS })))
    return 'the operation was not called'
  const observation = await page.evaluate(observe, { ...expected, timeout: TIMEOUT_MS })
  const fault = faultOf(observation, isAction)
  return fault && `${fault}: ${observation.content}`
}

function faultOf({ outcome, busyParts, isBlank }: Observation, isAction: boolean): string | null {
  if (busyParts > 0) return `${busyParts} parts stay busy`
  if (isBlank) return 'the page is blank'
  if (outcome === 'none') return 'no message says what happened'
  return isAction && outcome === 'plain text' ? 'the message is not announced to screen readers' : null
}

/** Runs in the page: waits until the rule has decided a call. */
async function waitForCall({
  operation,
  rule,
  timeout,
}: Pick<ExpectedOutcome, 'operation' | 'rule'> & { readonly timeout: number }): Promise<boolean> {
  const until = performance.now() + timeout
  while (performance.now() < until) {
    // All entries are megabytes.
    const response = await fetch(`/__mocks/log?filter=operation:${operation}`)
    // Until the mock of a new document runs, the host answers with a page.
    if (response.headers.get('content-type')?.includes('json')) {
      const { items } = (await response.json()) as { items: { rule: string | null }[] }
      if (items.some((request) => request.rule === rule)) return true
    }
    await new Promise((done) => setTimeout(done, 30))
  }
  return false
}

/** Runs in the page: waits until the screen shows the result and is idle. */
async function observe({
  texts,
  pattern,
  leavesForSignIn,
  isSilent,
  timeout,
}: ExpectedOutcome & { readonly timeout: number }): Promise<Observation> {
  const flat = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isMessage = (text: string) =>
    pattern === null ? texts.some((part) => text.includes(part)) : new RegExp(pattern).test(text)
  /** Innermost elements with the message. */
  const innermost = (element: Element): Element[] => {
    if (!isMessage(flat(element.textContent))) return []
    const inner = [...element.children].flatMap(innermost)
    return inner.length > 0 ? inner : [element]
  }
  const isVisible = (element: Element) =>
    !element.closest('script, style, [data-mock-tools]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const isDescription = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-describedby~="${id}"], [aria-errormessage~="${id}"]`) !== null
  /** True if screen readers get the text: in a live region, or in a heading or the description of a field around it. */
  const isAnnounced = (element: Element) => {
    if (element.closest('[role="alert"], [role="status"], [aria-live], [role="log"], output')) return true
    for (let at: Element | null = element; at; at = at.parentElement)
      if (isDescription(at) || /^H[1-6]$/.test(at.tagName)) return true
    return false
  }
  const outcomeNow = (): Observation['outcome'] => {
    if (leavesForSignIn && location.pathname === '/login') return 'sign-in page'
    if (isSilent) return 'silent'
    const messages = [...document.body.children].flatMap(innermost).filter(isVisible)
    if (messages.some(isAnnounced)) return 'announced message'
    return messages.length > 0 ? 'plain text' : 'none'
  }
  const observeNow = () => ({
    outcome: outcomeNow(),
    busyParts: document.querySelectorAll('[aria-busy="true"], [data-loading="true"]').length,
    isBlank: document.querySelector('h1, [role="dialog"] h2') === null,
  })
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

  const until = performance.now() + timeout
  let now = observeNow()
  while ((now.outcome === 'none' || now.busyParts > 0 || now.isBlank) && performance.now() < until) {
    await wait(30)
    now = observeNow()
  }
  if (isSilent) {
    // Nothing on the screen tells that it has handled the failure, so give it time to go blank.
    await wait(50)
    now = observeNow()
  }
  const main = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector('main')
  const content = flat((main ?? document.body).innerText).slice(0, 700)
  return { ...now, content: `${location.pathname}${location.search}: ${content}` }
}
