import type { Operation, Secret } from '../contract/operations.gen.ts'

/**
 * A body as it may be kept: in the log of requests, and as what tells a repeated request from another one. What the contract
 * calls secret is left out of it. Null where that can't be done because it is no JSON.
 */
export function withoutSecrets(operation: Operation | null, bodyText: string | null): string | null {
  const secrets = operation?.secrets ?? []
  if (bodyText === null || secrets.length === 0) return bodyText
  try {
    const body: unknown = JSON.parse(bodyText)
    for (const secret of secrets) hide(body, secret.path, secret.keep)
    return JSON.stringify(body, (_, value) => (typeof value === 'string' ? withoutCardNumbers(value) : value))
  } catch {
    return null
  }
}

function hide(value: unknown, path: readonly string[], keep: Secret['keep']): void {
  const [name, ...rest] = path
  if (typeof value !== 'object' || value === null || name === undefined || !(name in value)) return
  const parent = value as Record<string, unknown>
  if (rest.length > 0) hide(parent[name], rest, keep)
  else parent[name] = keep === 'last_four' ? `••••${lastFour(parent[name])}` : '••••'
}

/** Of something shorter than any card number nothing is left: its last four would be most of it. */
function lastFour(value: unknown): string {
  const digits = String(value).replaceAll(/\D/g, '')
  return digits.length < 12 ? '' : digits.slice(-4)
}

/** People also type a card's number where its name belongs. */
function withoutCardNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){11,}/g, (digits) => `••••${lastFour(digits)}`)
}
