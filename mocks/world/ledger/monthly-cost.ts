import { type Money, monthlyPriceOf, sumMoney } from '#src/domain/price.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import type { OrganizationRow, ResourceRow, Transaction } from '../../db/index.ts'
import { trialContinues } from '../billing/trial.ts'
import { allResourceDefinitions } from '../resource-definitions.ts'
import { dnsTariff, hourlyMicrosOf, planTariff } from './tariff.ts'

/** Price of a full month, 730 hours, of a resource as it is; nothing for a zone, since zones share a plan. */
export function monthlyCostOf(type: ResourceType, row: ResourceRow): Money {
  return ofRate(hourlyMicrosOf(type, row))
}

/** The same of all resources of an organization, its plan unless that ends with the trial, and its DNS plan. */
export function monthlyCostOfAll(tx: Transaction, organization: OrganizationRow): Money {
  const costs: Money[] = []
  for (const { type, table } of allResourceDefinitions) {
    for (const row of table(tx).by('organizationId', organization.id)) costs.push(monthlyCostOf(type, row))
  }
  for (const subscription of tx.subscriptions.by('organizationId', organization.id)) {
    if (trialContinues(tx, subscription)) costs.push(ofRate(planTariff(subscription)?.hourlyMicros ?? 0))
  }
  const hasZones = tx.dnsZones.by('organizationId', organization.id).length > 0
  return sumMoney(hasZones ? [...costs, ofRate(dnsTariff(organization).hourlyMicros)] : costs)
}

function ofRate(micros: number): Money {
  return monthlyPriceOf({ micros, currency: 'USD' })
}
