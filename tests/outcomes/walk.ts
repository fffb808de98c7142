import type { Page } from '@playwright/test'
import { operations } from '#mocks/contract/operations.gen.ts'
import { problemDetails, problemTitles } from '#mocks/contract/problems.gen.ts'
import type { ProblemCode } from '#mocks/scenarios/target.ts'
import { entryOf } from '#src/entry-of.ts'
import { call } from '#tests/e2e/support/calls.ts'
import { isOfSameEntry, waitUntilIdle } from '#tests/e2e/support/fixtures.ts'
import { test as base } from '#tests/e2e/support/shared-tabs.ts'
import { expect, mocksIn } from '#tests/mocks.ts'
import type { ErrorCase, Operation } from './error-case.ts'

export type { Operation } from './error-case.ts'

/** Documented error statuses of an operation, with the code to force. */
export function problemsOf(operation: Operation): readonly { status: number; code: ProblemCode }[] {
  const responses: Record<string, { readonly codes: readonly string[] }> = operations[operation].responses
  return Object.entries(responses).flatMap(
    ([
      status,
      {
        codes: [code],
      },
    ]) => (code === undefined ? [] : [{ status: Number(status), code: code as ProblemCode }]),
  )
}

/** Longest wait for the screen to show the result, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Longest wait for a control, in milliseconds. */
const ACTION_TIMEOUT_MS = 20_000

interface Fixtures {
  /** Forces a problem, triggers the operation, and checks the screen. */
  meet: (operation: Operation, errorCase: ErrorCase, status: number, code: ProblemCode) => Promise<void>
}

/** Expected console messages: the browser's about the status, and the router's about a failed loader. */
const PROVOKED = [/the server responded with a status of \d+/, /^console error: ApiProblem: /]

export const test = base.extend<Fixtures>({
  meet: async ({ tabOf }, use) => {
    await use(async (operation, errorCase, status, code) => {
      const page = await tabOf(errorCase.as ?? 'owner', {
        // Not prerendered, so the app runs when its heading is visible.
        first: '/account',
        // Alerts to act on and an invoice to pay.
        scenario: { seedVariants: ['failures', 'unpaid-invoices', ...(errorCase.seedVariants ?? [])] },
        allow: PROVOKED,
        world: errorCase.world,
      })
      page.setDefaultTimeout(ACTION_TIMEOUT_MS)
      const mocks = mocksIn(page)
      await mocks.adjust({ rules: [] })
      await walkTo(page, { href: NOWHERE, restoreSession: true })
      await page.evaluate(dismissToasts)
      const address = await resolved(
        page,
        typeof errorCase.at === 'string' ? errorCase.at : await errorCase.at(page),
      )
      const rule = `${operation} ${status} ${code}`
      const ruleOf = (id: string, forced: NonNullable<ErrorCase['after']>) => ({
        id,
        operation: forced.operation,
        then: {
          respond: {
            status: forced.status,
            code: forced.code,
            detail: problemDetails[forced.code] ?? forced.code,
          },
        },
      })
      const force = () => {
        const asked = ruleOf(rule, { operation, status, code })
        const { after } = errorCase
        return mocks.adjust({ rules: after ? [ruleOf(`before ${rule}`, after), asked] : [asked] })
      }

      // A redirect to the sign-in page leaves nothing to click.
      const act = errorCase.fromStart && status === 401 ? undefined : errorCase.act
      if (act === undefined || errorCase.fromStart) await force()
      await walkTo(page, { href: address, restoreSession: false })
      if (act !== undefined) {
        await waitUntilIdle(page)
        const last = await act(page)
        await last?.waitFor()
        await force()
        if (errorCase.types === undefined) await last?.click()
        else await last?.fill(errorCase.types)
      }

      const own = errorCase.saysFor?.[status] ?? errorCase.says
      const texts = [problemDetails[code], problemTitles[code]].filter((text) => text !== undefined)
      // Rate limits show a countdown.
      if (status === 429) texts.push('Too many')
      const check = await page.evaluate(look, {
        texts,
        own: own?.source ?? null,
        leavesForSignIn: status === 401,
        silent: errorCase.silent !== undefined,
        isAct: errorCase.act !== undefined,
        operation,
        rule,
        patience: TIMEOUT_MS,
      })
      await mocks.adjust({ rules: [] })
      // The palette belongs to no screen, so leaving the screen does not close it.
      if (await page.getByRole('dialog', { name: 'Command palette' }).isVisible())
        await page.keyboard.press('Escape')
      expect(check, `${operation} ${status} ${code} at ${page.url()}`).toEqual({
        ...check,
        problem: null,
      })
    })
  },
})

/** Page without API calls, from which every screen starts fresh. */
export const NOWHERE = '/forgot-password'

/** Replaces lists in braces by ids. */
export async function resolved(page: Page, address: string): Promise<string> {
  let done = address
  for (const [place, list = ''] of address.matchAll(/\{([^}]+)\}/g)) {
    const { body } = await call(page, list)
    const items = Array.isArray(body) ? body : body.items
    expect(items?.[0]?.id, `the first of ${list}`).toBeDefined()
    done = done.replace(place, items[0].id)
  }
  return done
}

interface Router {
  navigate(to: { href: string; ignoreBlocker?: boolean }): Promise<void>
  state: {
    location: { href: string }
    resolvedLocation?: { href: string }
    matches: readonly { context: { queryClient?: import('@tanstack/react-query').QueryClient } }[]
  }
}

interface Destination {
  readonly href: string
  /** True to undo the effects of a lost session. */
  readonly restoreSession: boolean
}

/**
 * Navigates within the console, or loads a document: for public pages, from there to the console, and after a failed
 * start.
 */
async function walkTo(page: Page, destination: Destination): Promise<void> {
  const { href } = destination
  const isInConsole = entryOf(new URL(href, page.url()).pathname) === 'console' && isOfSameEntry(page, href)
  if (isInConsole && (await page.evaluate(goTo, destination))) return
  await page.goto(href)
  // Wait for the mock of a new document: until then the host answers.
  await mocksIn(page).scenario()
}

/**
 * Runs in the page. Clears the query cache, so that the next page sends every request again; the header's queries
 * must not survive either. Resolves when the page is shown.
 *
 * @returns false if a document must be loaded: the console did not start, or there is no session to restore
 */
async function goTo({ href, restoreSession }: Destination): Promise<boolean> {
  const tools = window as unknown as { __TSR_ROUTER__: Router; knownSession?: unknown }
  const router = tools.__TSR_ROUTER__
  const queryClient = router.state.matches.find(({ context }) => context.queryClient)?.context.queryClient
  if (queryClient === undefined) return false
  const isSession = (key: readonly unknown[]) =>
    (key[0] as { _id?: string } | undefined)?._id === 'getSession'
  const session = queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => isSession(queryKey))
  if (restoreSession) {
    const isSignedIn = (session?.state.data as { signedIn?: boolean } | undefined)?.signedIn === true
    if (isSignedIn) tools.knownSession = session?.state.data
    // The previous test may have loaded the document and lost the session in it: only a new document gets it back.
    else if (session === undefined || tools.knownSession === undefined) return false
    else queryClient.setQueryData(session.queryKey, tools.knownSession)
    sessionStorage.clear()
  }
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isSession(queryKey) })
  void router.navigate({ href, ignoreBlocker: true })
  const until = performance.now() + 8000
  do await new Promise((done) => requestAnimationFrame(done))
  while (router.state.resolvedLocation?.href !== router.state.location.href && performance.now() < until)
  return true
}

/**
 * Runs in the page that calls nothing. Toasts of the previous test may cover controls, or say already what this one
 * waits for.
 */
async function dismissToasts(): Promise<void> {
  const buttons = () => document.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]')
  for (const button of buttons()) button.click()
  while (buttons().length > 0) await new Promise((done) => requestAnimationFrame(done))
}

interface Wanted {
  readonly texts: readonly string[]
  readonly own: string | null
  readonly leavesForSignIn: boolean
  readonly silent: boolean
  /** True if the user waits for the result of an action. */
  readonly isAct: boolean
  readonly operation: Operation
  readonly rule: string
  readonly patience: number
}

interface ScreenCheck {
  /** Error message; null if correct. */
  readonly problem: string | null
  /** Place of the message, or the outcome without one. */
  readonly shown: string
}

/** Runs in the page: waits until the screen shows the result and is idle. */
async function look(wanted: Wanted): Promise<ScreenCheck> {
  const own = wanted.own === null ? null : new RegExp(wanted.own)
  const flat = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isSaid = (text: string) =>
    own === null ? wanted.texts.some((part) => text.includes(part)) : own.test(text)
  /** Innermost elements with the text. */
  const innermost = (element: Element): Element[] => {
    if (!isSaid(flat(element.textContent))) return []
    const inner = [...element.children].flatMap(innermost)
    return inner.length > 0 ? inner : [element]
  }
  const saying = () =>
    [...document.body.children]
      .flatMap(innermost)
      .filter(
        (element) =>
          !element.closest('script, style, [data-mock-tools]') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
      )
  /** Channel to screen readers: announced, or as the description of a field or part. */
  const placeOf = (element: Element): string | null => {
    const announced = element.closest('[role="alert"], [role="status"], [aria-live], [role="log"], output')
    if (announced) return announced.getAttribute('role') ?? 'live'
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id && document.querySelector(`[aria-describedby~="${at.id}"], [aria-errormessage~="${at.id}"]`))
        return 'described'
      if (/^H[1-6]$/.test(at.tagName)) return 'heading'
    }
    return null
  }
  const busy = () => document.querySelectorAll('[aria-busy="true"], [data-loading="true"]').length
  const hasHappened = async () => {
    // All entries are megabytes.
    const response = await fetch(`/__mocks/log?filter=operation:${wanted.operation}`)
    // Until the mock of a new document runs, the host answers with a page.
    if (!response.headers.get('content-type')?.includes('json')) return false
    const { items } = (await response.json()) as { items: { rule: string | null }[] }
    return items.some(({ rule }) => rule === wanted.rule)
  }

  const until = performance.now() + wanted.patience
  let found: string | null = null
  let happened = false
  while (performance.now() < until) {
    happened ||= await hasHappened()
    if (happened) {
      if (wanted.leavesForSignIn && location.pathname === '/login') found = 'sign-in'
      else if (wanted.silent) found = 'silent'
      else {
        const elements = saying()
        found = elements.map(placeOf).find((place) => place !== null) ?? null
        // Results of actions must be announced; results of loading may be plain text.
        if (found === null && elements.length > 0) found = wanted.isAct ? 'unannounced' : 'text'
      }
      const isBlank = document.querySelector('h1, [role="dialog"] h2') === null
      if (found !== null && busy() === 0 && !isBlank) break
    }
    await new Promise((done) => setTimeout(done, 30))
  }
  if (wanted.silent) await new Promise((done) => setTimeout(done, 50))
  const main = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body
  const seen = `${location.pathname}${location.search}: ${flat((main as HTMLElement).innerText).slice(0, 700)}`
  if (!happened) return { problem: 'the operation was not called', shown: seen }
  if (busy() > 0) return { problem: `${busy()} parts are busy for ever`, shown: seen }
  if (document.querySelector('h1, [role="dialog"] h2') === null)
    return { problem: 'the page is blank', shown: seen }
  if (found === null) return { problem: 'nothing says what has happened', shown: seen }
  if (found === 'unannounced') return { problem: 'it is said where only eyes find it', shown: seen }
  return { problem: null, shown: found }
}
