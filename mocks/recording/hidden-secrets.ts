/** Replaces a secret in recorded traffic. */
export const HIDDEN = 'hidden'

/** Text that is not JSON, such as a truncated response, is left out if it may contain a secret. */
export function withoutSecrets(text: string, isRequest: boolean): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      isSecretName(name, isRequest) && value !== null && typeof value !== 'boolean' ? HIDDEN : value,
    )
  } catch {
    const names = [...text.matchAll(/"(\w+)"\s*:/g)].map(([, name = '']) => name)
    return names.some((name) => isSecretName(name, isRequest)) ? HIDDEN : text
  }
}

/** `code` is a one-time code in requests, and names a problem in responses. */
export function isSecretName(name: string, isRequest: boolean): boolean {
  if (isRequest && name === 'code') return true
  return /(?:password|secret|token|^privateKey|^connectionString|^challengeId|^recoveryCodes?|^codes|^uri)$/i.test(
    name,
  )
}
