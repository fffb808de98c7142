import type { LogEntry } from '../../engine/request-log.ts'

export interface PageState {
  /** Scenario as in a URL. */
  readonly scenario: string
  /** Path and query of the current page. */
  readonly page: string
  /** True if a rule decided the response, so the test must force it too. */
  readonly forced: boolean
}

/** Generates a Playwright test that sends the same request in the same scenario and expects the same response. */
export function toPlaywrightTest(entry: LogEntry, { scenario, page, forced }: PageState): string {
  const { method, url, operationId, requestBody, requestHeaders, status } = entry
  const { pathname, search } = new URL(url, 'http://mock')
  const code = codeOf(entry)
  const headers = {
    ...(requestBody && { 'content-type': 'application/json' }),
    ...Object.fromEntries(requestHeaders),
  }
  const options = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)}`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${JSON.stringify(headers)}`]),
    ...(requestBody ? [`body: ${literal(requestBody)}`] : []),
  ]
  const call = `fetch(${[literal(pathname + search), ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ')})`
  const outcome = status === null ? 'gets no answer' : `answers ${[status, code].filter(Boolean).join(' ')}`
  const forcing =
    forced && operationId !== null
      ? [
          status === null
            ? `  await mocks.on(${literal(operationId)}).once().fail('connection-reset')`
            : `  await mocks.on(${literal(operationId)}).once().respondWith(${[status, ...(code ? [literal(code)] : [])].join(', ')})`,
        ]
      : []
  const requestCode =
    status === null
      ? [`  await expect(page.evaluate(() => ${call})).rejects.toThrow()`]
      : [
          `  const answer = await page.evaluate(async () => {`,
          `    const response = await ${call}`,
          `    return { status: response.status, body: await response.text() }`,
          `  })`,
          `  expect(answer.status).toBe(${status})`,
          ...(code ? [`  expect(JSON.parse(answer.body)).toMatchObject({ code: ${literal(code)} })`] : []),
        ]
  return [
    `import { expect, test } from '#tests/mocks.ts'`,
    ``,
    `test(${literal(`${operationId ?? `${method} ${pathname}`} ${outcome}`)}, async ({ mocks, open, page }) => {`,
    `  await open(${literal(page)})`,
    `  await mocks.use(${literal(scenario)})`,
    ...forcing,
    ...requestCode,
    `})`,
    ``,
  ].join('\n')
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

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
