import type { DomainPurchaseCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

const STORAGE_PREFIX = 'nimbus.domain-order.'

/**
 * `Idempotency-Key` of a purchase. Tabs of a browser share the prefix, so the same request from two tabs charges once.
 * The suffix identifies buyer and card, so another buyer never gets the response of the first.
 */
export function purchaseKey(body: DomainPurchaseCreate): string {
  // Servers log keys, so leave out secrets: a hash of the card number can be reversed by trying all numbers.
  const { number, securityCode: _, ...card } = body.card
  return `${sharedPart(body.domain)}-${fingerprint(JSON.stringify({ ...body, card, last4: number.slice(-4) }))}`
}

/** Call when a purchase is over: reusing its key would only replay the old response. */
export function deletePurchaseKey(domain: string): void {
  safeLocalStorage.remove(STORAGE_PREFIX + domain)
}

function sharedPart(domain: string): string {
  const kept = safeLocalStorage.get(STORAGE_PREFIX + domain)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const fresh = createIdempotencyKeys()(domain)
  safeLocalStorage.set(STORAGE_PREFIX + domain, fresh)
  return fresh
}

/** FNV-1a with 128 bits, so no two buyers share a key: with 32 bits collisions can be found in seconds. */
function fingerprint(text: string): string {
  let hash = 0x6c62272e07bb014262b821756295c58dn
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(text.charCodeAt(index))) * 0x0000000001000000000000000000013bn)
  }
  return hash.toString(16).padStart(32, '0')
}
