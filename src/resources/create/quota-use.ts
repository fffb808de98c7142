import type { Quota, QuotaId } from '#src/api/generated/types.gen.ts'

/** Amount of each quota that a request uses. */
export type QuotaNeed = Readonly<Partial<Record<QuotaId, number>>>

export interface QuotaUse {
  readonly name: string
  /** Usage after the request. */
  readonly after: number
  readonly limit: number
}

/**
 * Quota usage after a request. An estimate for display only: other users create resources too, and the server
 * enforces the quota.
 */
export function quotaUse(quotas: readonly Quota[], needs: QuotaNeed): QuotaUse[] {
  return quotas.flatMap(({ id, name, used, limit }) => {
    const more = needs[id] ?? 0
    return more > 0 ? [{ name, limit, after: used + more }] : []
  })
}
