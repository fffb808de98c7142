import type { Page } from '@playwright/test'
import { operations } from '#mocks/contract/operations.gen.ts'
import { problemDetails, problemTitles } from '#mocks/contract/problems.gen.ts'
import type { ProblemCode } from '#mocks/scenarios/target.ts'
import { entryOf } from '#src/entry-of.ts'
import { call } from '#tests/e2e/support/calls.ts'
import { isOfSameEntry, waitUntilIdle } from '#tests/e2e/support/fixtures.ts'
import { test as base } from '#tests/e2e/support/shared-tabs.ts'
import { expect, mocksIn } from '#tests/mocks.ts'
import type { ErrorCase, ForcedProblem, Operation } from './error-case.ts'
import { screenFault } from './screen-check.ts'

/** Documented error statuses of an operation, with the code to force. */
export function problemsOf(operation: Operation): readonly { status: number; code: ProblemCode }[] {
  const responses: Record<string, { readonly codes: readonly string[] }> = operations[operation].responses
  return Object.entries(responses).flatMap(([status, { codes }]) =>
    codes.slice(0, 1).map((code) => ({ status: Number(status), code: code as ProblemCode })),
  )
}

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
      const force = () => {
        const asked = problemRule(rule, { operation, status, code })
        const { after } = errorCase
        return mocks.adjust({ rules: after ? [problemRule(`before ${rule}`, after), asked] : [asked] })
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

      const pattern = errorCase.saysFor?.[status] ?? errorCase.says
      const texts = [problemDetails[code], problemTitles[code]].filter((text) => text !== undefined)
      // Rate limits show a countdown.
      if (status === 429) texts.push('Too many')
      const fault = await screenFault(page, {
        operation,
        rule,
        texts,
        pattern: pattern?.source ?? null,
        leavesForSignIn: status === 401,
        isSilent: errorCase.silent !== undefined,
        isAction: errorCase.act !== undefined,
      })
      await mocks.adjust({ rules: [] })
      // The palette belongs to no screen, so leaving the screen does not close it.
      if (await page.getByRole('dialog', { name: 'Command palette' }).isVisible())
        await page.keyboard.press('Escape')
      expect(fault, `${operation} ${status} ${code}`).toBeNull()
    })
  },
})

/** Rule that responds to each call of an operation with a problem. */
function problemRule(id: string, { operation, status, code }: ForcedProblem) {
  return { id, operation, then: { respond: { status, code, detail: problemDetails[code] ?? code } } }
}

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
