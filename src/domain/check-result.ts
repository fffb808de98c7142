/**
 * Result of a permission or state check. A denial has a reason: a sentence for the user that ends with a period and,
 * if possible, says what to do.
 */
export type CheckResult = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export const ALLOWED: CheckResult = Object.freeze({ allowed: true })

export function denied(reason: string): CheckResult {
  return Object.freeze({ allowed: false, reason })
}
