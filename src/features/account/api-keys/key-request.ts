import type { ApiKeyCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { type ExpiryChoice, expiryOf } from './key-expiry.ts'

/** Request with the expiry as chosen: a time from now would tell the clicks of a double click apart. */
export type NewKey = Omit<ApiKeyCreate, 'expiresAt'> & {
  readonly expiresAt: { readonly choice: ExpiryChoice; readonly date: string }
}

interface KeyRequest {
  readonly body: ApiKeyCreate
  readonly headers: { readonly 'Idempotency-Key': string }
}

/** Requests of a form. The same input gets the same request, whose expiry is counted from the first attempt. */
export function createKeyRequests(): (
  newKey: NewKey,
  context: { readonly now: number; readonly timeZone: string | undefined },
) => KeyRequest {
  const keyFor = createIdempotencyKeys()
  let last: KeyRequest | undefined
  return (newKey, context) => {
    const headers = { 'Idempotency-Key': keyFor(newKey) }
    if (last?.headers['Idempotency-Key'] === headers['Idempotency-Key']) return last
    const { expiresAt, ...rest } = newKey
    const at = expiryOf(expiresAt.choice, expiresAt.date, context)
    last = {
      body: { ...rest, ...(at !== undefined && { expiresAt: new Date(at).toISOString() }) },
      headers,
    }
    return last
  }
}
