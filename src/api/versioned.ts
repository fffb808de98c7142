import { fetchWithTimeout } from './fetch-with-timeout.ts'

/** Document with its version: the `ETag` to send as `If-Match` with a change to it. */
export interface Versioned<Document> {
  readonly document: Document
  readonly etag: string
}

/**
 * Calls an operation whose response has an `ETag` header, which the generated client doesn't return.
 * @example versioned((fetch) => getFirewallRules({ path, signal, fetch }))
 */
export async function versioned<Document>(
  call: (fetch: typeof globalThis.fetch) => Promise<Document>,
): Promise<Versioned<Document>> {
  let etag: string | null = null
  const document = await call(async (...request) => {
    const response = await fetchWithTimeout(...request)
    etag = response.headers.get('etag')
    return response
  })
  if (etag === null) throw new Error('The response has no ETag header.')
  return { document, etag }
}
