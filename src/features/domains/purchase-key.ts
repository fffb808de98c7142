import { requestKeys } from '#src/api/request-key.ts'
import { safeLocalStorage } from '#src/safe-storage.ts'

const STORED = 'nimbus.domain-order.'

/**
 * `Idempotency-Key` of a purchase. Tabs of a browser share the prefix, so the same request from two tabs charges
 * once. The suffix is a hash of the body, so another card or name gets another key.
 */
export function purchaseKey(domain: string, body: unknown): string {
  return `${sharedPart(domain)}-${fingerprint(JSON.stringify(body))}`
}

/** Call when a purchase is over: reusing its key would only replay the old response. */
export function deletePurchaseKey(domain: string): void {
  safeLocalStorage.remove(STORED + domain)
}

function sharedPart(domain: string): string {
  const kept = safeLocalStorage.get(STORED + domain)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const fresh = requestKeys()(domain)
  safeLocalStorage.set(STORED + domain, fresh)
  return fresh
}

/** FNV-1a, 32 bits. Distinguishes requests without revealing their content. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
