import type { Quota, QuotaId } from '#src/api/generated/types.gen.ts'

/** How much of each quota something takes. */
export type QuotaNeed = Readonly<Partial<Record<QuotaId, number>>>

export interface QuotaUse {
  readonly id: QuotaId
  readonly name: string
  /** Used once the request has been carried out. */
  readonly after: number
  readonly limit: number
}

/**
 * How much of each quota will be used. A forecast, shown and never enforced: others create as well, and the server
 * decides.
 */
export function quotaUse(quotas: readonly Quota[], needs: QuotaNeed): QuotaUse[] {
  return quotas.flatMap(({ id, name, used, limit }) => {
    const more = needs[id] ?? 0
    return more > 0 ? [{ id, name, limit, after: used + more }] : []
  })
}
