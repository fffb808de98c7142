import type { BillingService } from '#src/domain/billing.ts'
import { findSize } from '#src/domain/catalog.ts'
import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import { findLoadBalancerType } from '#src/domain/load-balancer-catalog.ts'
import {
  type ActivityRow,
  type Actor,
  type ChargeRow,
  collections,
  dryRun,
  type OrganizationRow,
  type Transaction,
  type WorldRows,
} from '../db/index.ts'
import { DAY, HOUR, SECOND } from '../kernel/duration.ts'
import { catalogEntry } from '../world/catalog-entry.ts'
import { billingMonthOf } from '../world/ledger/billing-month.ts'
import { spendOf } from '../world/ledger/charges.ts'
import { tariffOf } from '../world/ledger/tariff.ts'
import { ActivityBuilder } from './activity-builder.ts'
import { draw, type SeedBase, seedId } from './base.ts'
import { projectId, type SeedProjectName } from './organization.ts'

/** Cents: cost of the demo organization's month at the start, 81 % of its budget. */
const SPENT = 283_500

const ID_PREFIXES = {
  vm: collections.vms.idPrefix,
  database: collections.databases.idPrefix,
  load_balancer: collections.loadBalancers.idPrefix,
}

/** Deleted resource, with its lifetime in days before the epoch. */
interface DeletedResource {
  readonly name: string
  readonly project: SeedProjectName
  readonly type: keyof typeof ID_PREFIXES
  readonly service: BillingService
  readonly item: string
  readonly hourlyMicros: number
  readonly from: number
  readonly to: number
}

function vm(
  name: string,
  sizeId: string,
  project: SeedProjectName,
  from: number,
  to: number,
): DeletedResource {
  const size = catalogEntry(findSize(sizeId), sizeId)
  const service = size.gpus > 0 ? 'gpu' : 'virtual_machines'
  const { micros: hourlyMicros } = size.hourlyRate
  return { name, project, type: 'vm', service, item: size.name, hourlyMicros, from, to }
}

/** GPU VMs of training jobs run for some hours. */
function training(name: string, sizeId: string, from: number, hours: number): DeletedResource {
  return vm(name, sizeId, 'Machine learning', from, from - hours / 24)
}

function database(
  name: string,
  planId: string,
  project: SeedProjectName,
  from: number,
  to: number,
): DeletedResource {
  const plan = catalogEntry(findDatabasePlan(planId), planId)
  const { micros: hourlyMicros } = plan.hourlyRate
  return { name, project, type: 'database', service: 'databases', item: plan.name, hourlyMicros, from, to }
}

function loadBalancer(name: string, project: SeedProjectName, from: number, to: number): DeletedResource {
  const type = catalogEntry(findLoadBalancerType('application'), 'application')
  const { micros: hourlyMicros } = type.hourlyRate
  return {
    name,
    project,
    type: 'load_balancer',
    service: 'load_balancers',
    item: type.name,
    hourlyMicros,
    from,
    to,
  }
}

/** Deleted resources that explain a year of invoices: the previous setup, training jobs, and a load test. */
const DELETED_RESOURCES: readonly DeletedResource[] = [
  vm('shop-web-1', 'size_premium', 'Storefront', 410, 208),
  vm('shop-web-2', 'size_premium', 'Storefront', 402, 207),
  vm('shop-web-3', 'size_premium', 'Storefront', 330, 163),
  vm('shop-api-1', 'size_cpu8', 'Storefront', 408, 196),
  vm('shop-api-2', 'size_cpu8', 'Storefront', 341, 195),
  vm('shop-db', 'size_memory64', 'Data platform', 406, 226),
  vm('shop-db-standby', 'size_memory32', 'Data platform', 352, 224),
  vm('shop-cache', 'size_memory16', 'Data platform', 381, 174),
  vm('shop-batch', 'size_premium4x', 'Data platform', 366, 148),
  vm('shop-monitoring', 'size_premium2x', 'Default', 398, 203),
  vm('build-1', 'size_cpu8', 'Default', 395, 65),
  vm('search-trial', 'size_memory32', 'Data platform', 262, 87),
  vm('load-test', 'size_cpu48', 'Storefront', 129, 124),
  database('orders-old', 'dbplan_production', 'Data platform', 371, 183),
  loadBalancer('shop-balancer', 'Storefront', 399, 204),
  training('ml-training-2x', 'size_gpu1xH200', 301, 54),
  training('ml-baseline', 'size_gpu1xH200', 246, 40),
  training('ml-ranking', 'size_gpu1xH200', 191, 62),
  training('ml-search', 'size_gpu4xH200', 137, 11),
  training('ml-embeddings', 'size_gpu1xH200', 102, 58),
  training('ml-recommender-1', 'size_gpu1xH200', 78, 47),
  training('ml-recommender-2', 'size_gpu1xH200', 46, 36),
]

/** Charges of deleted resources of the demo organization, with the activities of their creation and deletion. */
export function pastCharges(
  base: SeedBase,
  organization: OrganizationRow,
  actors: readonly Actor[],
  rows: WorldRows,
): { readonly charges: ChargeRow[]; readonly activities: ActivityRow[] } {
  const deleted = DELETED_RESOURCES.map((resource) => chargeOf(base, organization, resource))
  const stopped = stoppedContainers(base, organization, rows)
  const training = lastTraining(base, organization, { ...rows, charges: [...deleted, ...stopped] })
  if (training !== null) deleted.push(training)
  return {
    charges: [...deleted, ...stopped],
    activities: deleted.flatMap((charge) => historyOf(base, actors, charge)),
  }
}

/** Creation and deletion of a deleted resource. */
function historyOf(
  base: SeedBase,
  actors: readonly Actor[],
  { organizationId, projectId, resourceType, resourceId: id, name, from, to }: ChargeRow,
): readonly ActivityRow[] {
  if (resourceType === null) return []
  const rng = draw(base, 'deleted-history', id)
  const history = new ActivityBuilder(base, resourceType, { id, organizationId, projectId, name })
  history.add('created', `Created ${name}`, rng.pick(actors), from, from + rng.int(9, 20) * SECOND)
  history.add('deleted', `Deleted ${name}`, rng.pick(actors), to - rng.int(3, 8) * SECOND, to)
  return history.activities
}

/** Training job of this month, sized so that the month's cost reaches its planned value at any point of the month. */
function lastTraining(base: SeedBase, organization: OrganizationRow, rows: WorldRows): ChargeRow | null {
  const month = billingMonthOf(organization, base.epoch)
  const { result: spent } = dryRun(collections, rows, (tx: Transaction) =>
    spendOf(tx, organization.id, month, base.epoch),
  )
  const ended = 4
  const { hourlyMicros } = training('', 'size_gpu1xH200', ended, 0)
  const seconds = Math.round(((SPENT - spent) * 10_000 * 3600) / hourlyMicros)
  const hours = seconds / 3600
  const to = base.epoch - ended * DAY
  if (seconds <= 0 || to - hours * HOUR < month.from) return null
  return chargeOf(
    base,
    organization,
    training('ml-recommender-3', 'size_gpu1xH200', ended + hours / 24, hours),
  )
}

/** Stopped containers ran until they were stopped. */
function stoppedContainers(
  base: SeedBase,
  organization: OrganizationRow,
  { containers = [], projects = [] }: WorldRows,
): ChargeRow[] {
  const names = new Map(projects.map(({ id, name }) => [id, name]))
  return containers.flatMap((row) => {
    const running = tariffOf('container', { ...row, status: 'running' })
    if (row.organizationId !== organization.id || running === null) return []
    if (tariffOf('container', row)?.hourlyMicros !== 0) return []
    return [
      {
        id: seedId(base, 'charge', row.id),
        organizationId: row.organizationId,
        projectId: row.projectId,
        projectName: names.get(row.projectId) ?? '',
        ...running,
        resourceType: 'container' as const,
        resourceId: row.id,
        name: row.name,
        from: row.createdAt,
        to: row.updatedAt,
      },
    ]
  })
}

function chargeOf(base: SeedBase, organization: OrganizationRow, resource: DeletedResource): ChargeRow {
  const { name, project, type, service, item, hourlyMicros, from, to } = resource
  const at = (days: number) => Math.round((base.epoch - days * DAY) / 1000) * 1000
  return {
    id: seedId(base, 'charge', organization.id, name),
    organizationId: organization.id,
    projectId: projectId(base, organization.id, project),
    projectName: project,
    service,
    resourceType: type,
    resourceId: seedId(base, ID_PREFIXES[type], organization.id, 'gone', name),
    name,
    item,
    hourlyMicros,
    from: at(from),
    to: at(to),
  }
}
