import { fetchWithTimeout } from './fetch-with-timeout.ts'

/** A document, and the version that it is of: the `ETag` to send as `If-Match` with a change that is made from it. */
export interface Versioned<Document> {
  readonly document: Document
  readonly etag: string
}

/**
 * Calls an operation whose answer carries an `ETag`, which the generated client leaves in the response.
 *
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
  if (etag === null) throw new Error('An answer with a version was expected to name it.')
  return { document, etag }
}
