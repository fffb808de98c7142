import { passesLuhn } from '#src/domain/card.ts'
import type { Secret } from '../contract/operations.gen.ts'

/**
 * Replaces the secrets removed from a recorded body by values with the same outcome. The outcome of a card depends on
 * its last four digits, which are kept.
 */
export function substituteSecrets(secrets: readonly Secret[], body: string | null): string | null {
  if (secrets.length === 0 || body === null) return body
  const value: unknown = JSON.parse(body)
  for (const { path, keep } of secrets) {
    if (path.length === 0) continue
    substituteAt(value, path, keep === 'last_four' ? cardNumberEndingIn : () => '123')
  }
  return JSON.stringify(value)
}

function substituteAt(value: unknown, path: readonly string[], substitute: (left: string) => string): void {
  const [name = '', ...rest] = path
  if (typeof value !== 'object' || value === null || !(name in value)) return
  const parent = value as Record<string, unknown>
  if (rest.length > 0) substituteAt(parent[name], rest, substitute)
  else parent[name] = substitute(String(parent[name]).slice(-4))
}

/** Valid card number of sixteen digits. */
function cardNumberEndingIn(lastFour: string): string {
  const candidates = Array.from({ length: 10 }, (_, digit) => `40000000000${digit}${lastFour}`)
  return candidates.find(passesLuhn) ?? lastFour
}
