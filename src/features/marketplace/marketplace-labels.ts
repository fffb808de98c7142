import {
  type Icon,
  IconActivity,
  IconBook,
  IconBriefcase,
  IconBuildingStore,
  IconCode,
  IconDatabase,
  IconMessages,
  IconNetwork,
  IconRobot,
  IconRoute,
  IconSchool,
  IconShieldCheck,
  IconTopologyStar3,
} from '@tabler/icons-react'
import type {
  MarketplaceCategory,
  MarketplaceDeployment,
  MarketplaceOfferType,
  MarketplacePricing,
  MarketplaceResourceType,
} from '#src/api/generated/types.gen.ts'
import type { MarketplaceSort } from '#src/domain/marketplace.ts'
import { createFormat } from '#src/ui/format.ts'

interface CategoryLabels {
  readonly title: string
  readonly icon: Icon
}

/** Titles of the specification (part 2, section 3). */
export const categoryLabels: Readonly<Record<MarketplaceCategory, CategoryLabels>> = {
  'web-cms': { title: 'Web & CMS', icon: IconBook },
  automation: { title: 'Automation & Integration', icon: IconRoute },
  'forums-community': { title: 'Forums & Community', icon: IconMessages },
  'ecommerce-erp': { title: 'E-commerce & ERP', icon: IconBuildingStore },
  databases: { title: 'Databases & Search', icon: IconDatabase },
  'dev-cicd': { title: 'Dev & CI/CD Tools', icon: IconCode },
  observability: { title: 'Observability & Security', icon: IconActivity },
  'ai-ml': { title: 'Machine Learning / AI', icon: IconRobot },
  'ml-workflows': { title: 'ML Workflows & MLOps', icon: IconTopologyStar3 },
  productivity: { title: 'Productivity & Collaboration', icon: IconBriefcase },
  education: { title: 'Education & LMS', icon: IconSchool },
  utilities: { title: 'Utilities & Networking', icon: IconNetwork },
  security: { title: 'Security & Compliance', icon: IconShieldCheck },
}

export const offerLabels: Readonly<Record<MarketplaceOfferType, string>> = {
  'one-click-app': 'One-click app',
  'managed-service': 'Managed service',
  'ml-model': 'ML model',
  container: 'Container',
}

export const resourceLabels: Readonly<Record<MarketplaceResourceType, string>> = {
  vm: 'virtual machine',
  container: 'container',
  database: 'database',
}

export const sortLabels: Readonly<Record<MarketplaceSort, string>> = {
  popular: 'Most popular',
  rating: 'Highest rated',
  recent: 'Recently updated',
  'price-low': 'Price: low to high',
}

/** Fixed format for prerendered pages, which know neither the user's language nor the time zone. */
export const siteFormat = createFormat({ locale: 'en-US', timeZone: 'UTC' })

/** For example "Free", "$0.80/hr" or "$15/mo" (part 2, section 9). */
export function formatPrice({ startingPrice, model }: MarketplacePricing): string {
  if (startingPrice === null) return 'Free'
  const price = siteFormat.money(startingPrice, { whole: startingPrice.amount % 100 === 0 })
  return model === 'metered' ? `${price}/hr` : `${price}/mo`
}

/** Billing note below the price of an app. */
export function billingNote(
  { model }: MarketplacePricing,
  { resourceType, monthlyCost }: MarketplaceDeployment,
): string {
  if (model === 'free')
    return `The app is free. The ${resourceLabels[resourceType]} it runs on costs ${siteFormat.money(monthlyCost)} a month.`
  if (model === 'metered') return 'Billed per second, in addition to what it runs on.'
  return 'Billed monthly. Backups and updates are included.'
}
