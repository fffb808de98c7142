/** Replaces a secret in recorded traffic. */
export const HIDDEN = 'hidden'

/** Part of an exchange: `code` is a one-time code in requests, and names a problem in responses. */
type Part = 'request' | 'response'

/**
 * Replaces the secrets in a recorded body. Text that is not JSON, such as a truncated response, is replaced as a whole if
 * it may contain one.
 */
export function hideSecrets(text: string, part: Part): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      isSecretName(name, part) && value !== null && typeof value !== 'boolean' ? HIDDEN : value,
    )
  } catch {
    const names = [...text.matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name)
    return names.some((name) => isSecretName(name, part)) ? HIDDEN : text
  }
}

export function isSecretName(name: string, part: Part): boolean {
  if (part === 'request' && name === 'code') return true
  return /(?:password|secret|token|^privateKey|^connectionString|^challengeId|^recoveryCodes?|^codes|^uri)$/i.test(
    name,
  )
}
