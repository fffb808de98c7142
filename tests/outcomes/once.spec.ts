import type { JSHandle, Locator, Page, Request } from '@playwright/test'
import { operations } from '#mocks/contract/operations.gen.ts'
import { waitForMock } from '#tests/e2e/support/calls.ts'
import { expect, navigateInApp, test, waitUntilIdle } from '#tests/e2e/support/fixtures.ts'
import type { ErrorCase, Operation } from './error-case.ts'
import { takesAll } from './outcomes.ts'
import { NOWHERE, resolved } from './walk.ts'
import { writes } from './writes/index.ts'

/** Ways to trigger a control twice before the page can render in between. */
const repeats: Readonly<Record<string, (target: Locator) => Promise<unknown>>> = {
  'a double click': (target) =>
    target.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    }),
  'a repeated Enter': async (target) => {
    await target.focus()
    const { keyboard } = target.page()
    await Promise.all([keyboard.press('Enter'), keyboard.press('Enter')])
  },
}

/** Response delay in milliseconds, longer than the time between two key presses on a busy machine. */
const DELAY = 500

/** Operation of each form and each kind of action, which `npm test` takes; `npm run test:outcomes` takes all operations. */
const representatives: ReadonlySet<Operation> = new Set([
  'startVm', // button on a page
  'stopVm', // confirmation
  'reactivateMember', // item of a row menu
  'deleteVm', // confirmation with a typed name
  'updateVm', // panel of a configuration
  'scaleContainer', // confirmation with an input
  'createVm', // create form
  'createRole', // form in a dialog
  'createDatabaseBackup',
  'changeDnsRecords', // staged changes
  'createSupportRequest', // public form
  'sendChatMessage', // composer
  'startSignUp', // step of a flow
  'logIn',
  'purchaseDomain',
  'payInvoice',
  'markNotificationRead', // optimistic
])

/** Operations that a control of a screen sends. Typing and loading can't be repeated by accident. */
const entries = (Object.entries(writes) as [Operation, ErrorCase][]).filter(
  ([operation, { act, types, once }]) =>
    operations[operation].method !== 'GET' &&
    act !== undefined &&
    types === undefined &&
    once === undefined &&
    (takesAll || representatives.has(operation)),
)

/** Requests of an operation from now on. Counted in the browser, since a new document starts with an empty log. */
function requestsOf(page: Page, operation: Operation): readonly Request[] {
  const { method, path } = operations[operation]
  const pattern = new RegExp(`/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && pattern.test(new URL(request.url()).pathname)) sent.push(request)
  })
  return sent
}

/** Runs in the page. */
function isIdle(): boolean {
  return document.querySelector('[aria-busy="true"], [data-loading="true"]') === null
}

/** True if the control has done its work: it is gone or can't be used again, or a message confirms it. */
async function isSuccessShown(target: Locator): Promise<boolean> {
  const page = target.page()
  if ((await page.getByRole('status').filter({ hasText: /\S/ }).count()) > 0) return true
  return !(await target.isVisible()) || (await target.isDisabled())
}

/** True if an element has the focus, or another document has been opened. */
function hasFocus(start: JSHandle<Document>): Promise<boolean> {
  return start.evaluate(({ activeElement, body }) => activeElement !== body).catch(() => true)
}

for (const [operation, { act, at, as = 'owner' }] of entries) {
  test.describe(operation, () => {
    test.use({ persona: as, scenario: { seedVariants: ['unpaid-invoices'] } })
    for (const [name, repeat] of Object.entries(repeats)) {
      test(`is sent once by ${name}`, async ({ page, open, mocks }) => {
        await open(NOWHERE)
        await waitForMock(page)
        await navigateInApp(page, await resolved(page, typeof at === 'string' ? at : await at(page)))
        await waitUntilIdle(page)
        const target = await act?.(page)
        if (target === undefined) throw new Error(`${operation} has no control to repeat`)
        await target.waitFor()
        await mocks.on(operation).delay(DELAY)
        const alerts = page.getByRole('alert')
        const before = await alerts.allInnerTexts()
        const sent = requestsOf(page, operation)
        const start = await page.evaluateHandle(() => document)

        await repeat(target)
        await expect.poll(() => sent.length).toBeGreaterThan(0)
        const response = await sent[0]?.response()
        expect(response?.status()).toBeLessThan(300)
        await page.waitForFunction(isIdle)
        await expect.poll(() => isSuccessShown(target)).toBe(true)
        expect((await alerts.allInnerTexts()).filter((text) => !before.includes(text))).toEqual([])
        expect(sent).toHaveLength(1)
        if (name === 'a repeated Enter') await expect.poll(() => hasFocus(start), 'focus').toBe(true)
        // After a lost response the same request must be safe to repeat. A dry run always is.
        const takesKey = operations[operation].parameters.some(({ name }) => name === 'Idempotency-Key')
        if (takesKey && !sent[0]?.postData()?.includes('"dryRun":true'))
          expect(sent[0]?.headers()).toHaveProperty('idempotency-key')
      })
    }
  })
}
