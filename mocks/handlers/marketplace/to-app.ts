import type {
  MarketplaceApp,
  MarketplaceAppSummary,
  MarketplaceDeployment,
  MarketplaceStarShare,
} from '#src/api/generated/types.gen.ts'
import { findSize } from '#src/domain/catalog.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import type { PlanId } from '#src/domain/plan-id.ts'
import { planForSize } from '#src/domain/plan-needs.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'
import type { App, DeploymentTemplate } from './app.ts'
import { APPS } from './apps/index.ts'

const RELATED = 3

export function toSummary(app: App): MarketplaceAppSummary {
  const { id, name, vendor, category, subcategories, offerType, shortDescription, logo } = app
  const { pricing, metrics, tags, createdAt, updatedAt, featured } = app
  return {
    id,
    name,
    vendor,
    category,
    subcategories,
    offerType,
    shortDescription,
    logo,
    pricing,
    metrics,
    tags,
    createdAt,
    updatedAt,
    featured,
  }
}

export function toApp(app: App): MarketplaceApp {
  const { longDescription, features, techStack, deploymentTime, supportedRegions, documentation } = app
  return {
    ...toSummary(app),
    longDescription,
    screenshots: [],
    features: [...features],
    techStack: [...techStack],
    deploymentTime,
    supportedRegions: [...supportedRegions],
    documentation,
    reviewShares: starShares(app.metrics.rating),
    demoUrl: app.demoUrl,
    deployment: deploymentOf(app.template),
    related: relatedTo(app).map(toSummary),
  }
}

/** A shared category counts more than shared tags; ties go to the app with more installs. */
function relatedTo(app: App): readonly App[] {
  const nearness = (other: App) =>
    (other.category === app.category ? 10 : 0) + other.tags.filter((tag) => app.tags.includes(tag)).length
  return APPS.filter((other) => other.id !== app.id && nearness(other) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a) || b.metrics.installs - a.metrics.installs)
    .slice(0, RELATED)
}

function deploymentOf(template: DeploymentTemplate): MarketplaceDeployment {
  if (template.type === 'vm') {
    const size = catalogEntry(findSize(template.sizeId), template.sizeId)
    const hardware = [
      amount(size.vcpus, 'vCPU'),
      `${gigabytes(size.memoryGb)} memory`,
      `${gigabytes(size.diskGb)} disk`,
    ]
    return priced('vm', [size.name, ...hardware], size, planForSize(size.id).id)
  }
  if (template.type === 'container') {
    const plan = catalogEntry(findContainerPlan(template.planId), template.planId)
    const hardware = [amount(plan.cpuMillis / 1000, 'vCPU'), `${plan.memoryMb / 1024} GB memory`]
    return priced('container', [plan.name, ...hardware], plan)
  }
  const plan = catalogEntry(findDatabasePlan(template.planId), template.planId)
  return priced(
    'database',
    [plan.name, `${gigabytes(plan.memoryGb)} memory`, `${gigabytes(plan.storageGb)} storage`],
    plan,
  )
}

function priced(
  resourceType: DeploymentTemplate['type'],
  parts: readonly string[],
  price: Pick<NonNullable<ReturnType<typeof findSize>>, 'hourlyRate' | 'monthlyPrice'>,
  neededPlanId: PlanId = 'free',
): MarketplaceDeployment {
  const { hourlyRate, monthlyPrice } = price
  return { resourceType, runsOn: parts.join(', '), hourlyRate, monthlyCost: monthlyPrice, neededPlanId }
}

function amount(count: number, unit: string): string {
  return `${count} ${count > 1 ? `${unit}s` : unit}`
}

/**
 * Distribution of reviews over the stars, in whole percent. Deterministic for a rating, and its mean is the rating to
 * the hundredth. Low ratings are chosen first; fours and fives follow from two equations (sum 100, mean = rating).
 * For ratings of 4 and more.
 */
function starShares(rating: number): MarketplaceStarShare[] {
  const missing = 5 - rating
  const one = Math.round(missing * 3.5)
  const two = Math.round(missing * 4.5)
  const three = Math.round(missing * 14)
  const rest = 100 - one - two - three
  const stars = Math.round(rating * 100) - one - 2 * two - 3 * three
  const five = stars - 4 * rest
  return [five, rest - five, three, two, one].map((percent, index) => ({ stars: 5 - index, percent }))
}
