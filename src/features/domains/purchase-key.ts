import { requestKeys } from '#src/api/request-key.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

const STORED = 'nimbus.domain-order.'

/**
 * The `Idempotency-Key` of a domain's purchase. All tabs of a browser share the beginning, so that the same order sent from two
 * of them is one; another order for the domain (another card, another name) has another end.
 */
export function purchaseKey(domain: string, body: unknown): string {
  return `${sharedPart(domain)}-${fingerprint(JSON.stringify(body))}`
}

/** What is ordered next is another order: the one before is over, and its key would only bring back how it ended. */
export function forgetPurchaseKey(domain: string): void {
  safeLocalStorage.remove(STORED + domain)
}

function sharedPart(domain: string): string {
  const kept = safeLocalStorage.get(STORED + domain)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const fresh = requestKeys()(domain)
  safeLocalStorage.set(STORED + domain, fresh)
  return fresh
}

/** FNV-1a, 32 bits: tells orders apart, and tells nothing of what they hold. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
