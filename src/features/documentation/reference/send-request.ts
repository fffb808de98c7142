import { apiUrl } from '#src/api/api-url.ts'
import { fetchWithTimeout } from '#src/api/fetch-with-timeout.ts'
import type { RequestReference } from './reference.ts'

export interface TriedResponse {
  readonly status: number
  readonly milliseconds: number
  /** JSON with line breaks, other text, or the kind and size of anything else. */
  readonly text: string
}

/** Sends a request to the mock of this page, as its user. */
export async function sendRequest(
  method: string,
  { address, body }: RequestReference,
): Promise<TriedResponse> {
  // Its start would count as the duration of the first request.
  await window.nimbusMocks?.start()
  const began = performance.now()
  const response = await fetchWithTimeout(apiUrl() + address, {
    method,
    credentials: 'include',
    ...(body !== null && { body, headers: { 'content-type': 'application/json' } }),
  })
  const milliseconds = Math.round(performance.now() - began)
  return { status: response.status, milliseconds, text: await readText(response) }
}

async function readText(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) return firstEvents(response)
  if (/json/.test(type)) return JSON.stringify(await response.json(), null, 2)
  if (type === '' || type.startsWith('text/') || /xml|yaml/.test(type)) return response.text()
  return `${type}, ${(await response.blob()).size} bytes`
}

/** First part of a stream, which has no end. */
async function firstEvents({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const part = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(part?.value)
}

/**
 * Replaces the example IDs of an address by those of items that exist: for `/vms/{vmId}/backups`, the first item of
 * `/vms`. Keeps the example where there is no such list.
 */
export async function withExistingIds(path: string, { address }: RequestReference): Promise<string> {
  const [examplePath = '', query] = address.split('?')
  const examples = examplePath.split('/')
  const segments: string[] = []
  for (const [index, segment] of path.split('/').entries()) {
    const example = examples[index] ?? segment
    segments.push(segment.startsWith('{') ? ((await firstIdOf(segments.join('/'))) ?? example) : segment)
  }
  return segments.join('/') + (query === undefined ? '' : `?${query}`)
}

async function firstIdOf(list: string): Promise<string | null> {
  const response = await fetchWithTimeout(apiUrl() + list, { credentials: 'include' })
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return null
  const { items } = (await response.json()) as { readonly items?: readonly { readonly id?: string }[] }
  return items?.[0]?.id ?? null
}
