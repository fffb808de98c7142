import type { Operation, Secret } from '../contract/operations.gen.ts'

/**
 * Body without the fields that the contract marks as secret, for the request log and for the comparison of repeated
 * requests. Null if it is not JSON.
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

/** Shorter values are removed entirely: their last four characters would reveal most of them. */
function lastFour(value: unknown): string {
  const digits = String(value).replaceAll(/\D/g, '')
  return digits.length < 12 ? '' : digits.slice(-4)
}

/** Card numbers are sometimes typed into other fields. */
function withoutCardNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){11,}/g, (digits) => `••••${lastFour(digits)}`)
}
