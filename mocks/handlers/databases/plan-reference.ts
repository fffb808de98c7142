import { findDatabasePlan, findOfferedDatabasePlan } from '#src/domain/database-catalog.ts'
import { planReference } from '../shared/references.ts'

/** @param ownPlanId plan of the database or the app, also valid if the catalog doesn't offer it */
export function databasePlanReference(planId: string, ownPlanId?: string) {
  return planReference(planId === ownPlanId ? findDatabasePlan(planId) : findOfferedDatabasePlan(planId))
}
