import { findDatabasePlan, findOfferedDatabasePlan } from '#src/domain/database-catalog.ts'
import { reference } from '../shared/references.ts'

/** @param ownPlanId plan of the database or the app, also valid if the catalog doesn't offer it */
export function planReference(planId: string, ownPlanId?: string) {
  return reference(
    planId === ownPlanId ? findDatabasePlan(planId) : findOfferedDatabasePlan(planId),
    '/planId',
    'This plan doesn’t exist. Choose another one.',
  )
}
