import type { PlanId } from '#src/domain/plan-id.ts'
import type { Money, Rate } from '#src/domain/price.ts'
import type { Format } from '#src/ui/format.ts'
import type { ConsolePictureName } from '#src/ui/site/console-pictures.ts'
import type { Entry } from '#src/ui/site/entries.tsx'
import type { Feature } from '#src/ui/site/feature-grid.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'
import type { ProductStory } from './product-story.ts'

/** Published price of a tier with its unit. */
export type TierCost =
  | { readonly per: 'month'; readonly price: Money }
  | { readonly per: 'GB and month'; readonly price: Money }
  | { readonly per: 'hour'; readonly rate: Rate }

export interface ProductTier {
  readonly name: string
  /** Null if the price is negotiated. */
  readonly cost: TierCost | null
  readonly description?: string
  /** Smallest plan that allows the tier, if tiers need different plans. */
  readonly planId?: PlanId
  readonly points: readonly string[]
}

export interface ProductContent {
  readonly path: `/products/${string}`
  /** Smallest plan that allows the product. */
  readonly planId: PlanId
  /** Page heading and product name. */
  readonly title: string
  readonly lead: string
  /** Screen of the console in the hero. */
  readonly picture: { readonly name: ConsolePictureName; readonly alt: string }
  readonly story: ProductStory
  /** Key figures. */
  readonly facts: readonly Fact[]
  readonly featuresTitle: string
  readonly features: readonly Feature[]
  readonly useCasesTitle: string
  readonly useCases: readonly Entry[]
  /** Text that applies to all tiers. */
  readonly tiersLead: string
  /** Tiers from the price catalog, formatted. */
  readonly tiers: (format: Format) => readonly ProductTier[]
  /** Name of the tier marked as popular. */
  readonly popularTier: string
  readonly close: Entry
}
