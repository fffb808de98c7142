import { type DnsPlanEntry, findDnsPlan } from '#src/domain/dns-catalog.ts'
import type { OrganizationRow } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'

export function dnsPlanOf({ dnsPlanId }: Pick<OrganizationRow, 'dnsPlanId'>): DnsPlanEntry {
  return catalogEntry(findDnsPlan(dnsPlanId), dnsPlanId)
}

/**
 * Checks the number of zones against the plan.
 *
 * @param present current number, for the message
 * @throws Problem 409 `plan_limit_reached`
 */
export function checkZoneLimit({ name, maxZones }: DnsPlanEntry, wanted: number, present: number): void {
  if (maxZones === null || wanted <= maxZones) return
  const are = present === 1 ? 'is' : 'are'
  throw new Problem(
    409,
    'plan_limit_reached',
    `The plan ${name} allows ${maxZones} zones, and there ${are} ${present}. Choose a larger plan.`,
  )
}
