import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import type { Persona } from '../../scenarios/document.ts'

export interface TestState {
  /** Scenario as in a URL. */
  readonly scenario: string
  readonly seed: number
  /** Signed-in user; null for a user that no persona signs in as. */
  readonly persona: Persona | null
  /** Path and query of the open page, for requests whose page is unknown. */
  readonly page: string
  /** True if a rule decided the response, so the test must force it too. */
  readonly forced: boolean
  /** Playwright locator of what the response shows on the page; null if nothing is found. */
  readonly locator: string | null
}

/**
 * Generates a Playwright test that opens the page of the request, in the same scenario, and checks what the response
 * shows there. The page repeats its reads; the test sends a change itself.
 */
export function toPlaywrightTest(entry: LogEntry, state: TestState): string {
  const { method, status, operationId } = entry
  const { scenario, seed, persona, forced, locator } = state
  const { pathname } = new URL(entry.url, 'http://mock')
  const page = entry.page ?? state.page
  const code = codeOf(entry)
  const name = operationId ?? `${method} ${pathname}`
  const outcome =
    status === null ? 'gets no response' : `responds with ${[status, code].filter(Boolean).join(' ')}`
  const file = fileNameOf(operationId ?? 'request', status, code)
  const isRead = method === 'GET'
  const assertion = locator === null ? [] : [`  await expect(${locator}).toBeVisible()`]
  return [
    `// Save as tests/e2e/${file}, and watch it while \`npm start\` runs:`,
    `// E2E_URL=http://localhost:5173 npm run test:e2e -- ${file} --headed`,
    `import { expect, test } from '#tests/mocks.ts'`,
    ``,
    ...(persona === null ? [] : [`test.use({ persona: ${literal(persona)} })`, ``]),
    `test(${literal(`${name} ${outcome}`)}, async ({ mocks, open, page }) => {`,
    ...(seed === 1 ? [] : [`  await mocks.use({ seed: ${seed} })`]),
    ...(scenario === 'default' ? [] : [`  await mocks.use(${literal(scenario)})`]),
    ...(forced && isRead ? forcing(entry, code) : []),
    `  await open(${literal(page)})`,
    ...(isRead ? [] : [...(forced ? forcing(entry, code) : []), ...sending(entry, code)]),
    ...(isRead ? [...assertion, ...gotResponse(entry, locator)] : afterChange(page, assertion, status)),
    `})`,
    ``,
  ].join('\n')
}

/** `list-vms-503-unavailable.spec.ts` */
function fileNameOf(operationId: string, status: number | null, code: string | null): string {
  const words = operationId.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
  return `${[words, status ?? 'no-response', code?.replaceAll('_', '-')].filter(Boolean).join('-')}.spec.ts`
}

/** Lines that force the outcome again: for all calls of a read, since the page repeats it. */
function forcing({ method, operationId, status }: LogEntry, code: string | null): readonly string[] {
  if (operationId === null) return []
  const calls = `  await mocks.on(${literal(operationId)})${method === 'GET' ? '' : '.once()'}`
  if (status === null) return [`${calls}.fail('connection-reset')`]
  if (code === null || !isDocumented(operationId, status, code))
    return [`  // Force the response again: see “Responses of your own” in docs/testers.md.`]
  return [`${calls}.respondWith(${status}, ${literal(code)})`]
}

function isDocumented(operationId: string, status: number, code: string): boolean {
  const known: Readonly<
    Record<string, { readonly responses: Readonly<Record<number, { readonly codes: readonly string[] }>> }>
  > = operations
  return known[operationId]?.responses[status]?.codes.includes(code) === true
}

/** Lines that send a change like the page did. */
function sending({ method, url, requestBody, requestHeaders, status }: LogEntry, code: string | null) {
  const { pathname, search } = new URL(url, 'http://mock')
  const headers = {
    ...(requestBody && { 'content-type': 'application/json' }),
    ...Object.fromEntries(requestHeaders),
  }
  const options = [
    `method: ${literal(method)}`,
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${JSON.stringify(headers)}`]),
    ...(requestBody ? [`body: ${literal(requestBody)}`] : []),
  ]
  const call = `fetch(${literal(pathname + search)}, { ${options.join(', ')} })`
  if (status === null) return [`  await expect(page.evaluate(() => ${call})).rejects.toThrow()`]
  return [
    `  // Replace the request by the clicks that send it.`,
    `  const response = await page.evaluate(async () => {`,
    `    const response = await ${call}`,
    `    return { status: response.status, body: await response.text() }`,
    `  })`,
    `  expect(response.status).toBe(${status})`,
    ...(code ? [`  expect(JSON.parse(response.body)).toMatchObject({ code: ${literal(code)} })`] : []),
  ]
}

/** Lines that check the request log, if nothing of the response was found on the page. */
function gotResponse({ operationId, status }: LogEntry, locator: string | null): readonly string[] {
  if (locator !== null) return []
  if (operationId === null) return [`  // Check what the response changes on the page.`]
  return [
    `  // Check what the response changes on the page, too.`,
    `  await expect`,
    `    .poll(async () => (await mocks.log.of(${literal(operationId)})).map(({ status }) => status))`,
    `    .toContain(${status})`,
  ]
}

/** Lines after a change. A success shows after the page is opened again, an error where the user clicked. */
function afterChange(page: string, assertion: readonly string[], status: number | null): readonly string[] {
  if (assertion.length === 0) return [`  // Check what the response changes on the page.`]
  if (status !== null && status < 400) return [`  await open(${literal(page)})`, ...assertion]
  return [`  // After the clicks:`, ...assertion.map((line) => line.replace('  ', '  // '))]
}

/** Problem code of a response; null if it is no problem. */
function codeOf({ status, responseBody }: LogEntry): string | null {
  if (status === null || status < 400 || responseBody === null) return null
  try {
    const body: unknown = JSON.parse(responseBody)
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}

export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
