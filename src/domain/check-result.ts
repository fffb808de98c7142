/**
 * Whether something may be done now. A refusal always carries the sentence a person reads: it ends in a full stop
 * and, where there is one, names the way out.
 */
export type CheckResult = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export const ALLOWED: CheckResult = Object.freeze({ allowed: true })

export function denied(reason: string): CheckResult {
  return Object.freeze({ allowed: false, reason })
}
