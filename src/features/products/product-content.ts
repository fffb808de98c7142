import type { Money, Rate } from '#src/domain/price.ts'
import type { Format } from '#src/ui/format.ts'
import type { Entry } from '#src/ui/site/entries.tsx'
import type { Feature } from '#src/ui/site/feature-grid.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'

/** What a tier costs, in the unit in which it is published. */
export type TierCost =
  | { readonly per: 'month'; readonly price: Money }
  | { readonly per: 'GB and month'; readonly price: Money }
  | { readonly per: 'hour'; readonly rate: Rate }

export interface ProductTier {
  readonly name: string
  /** Null where it is agreed with sales. */
  readonly cost: TierCost | null
  readonly description?: string
  readonly points: readonly string[]
}

export interface ProductContent {
  readonly path: `/products/${string}`
  /** The heading of the page, and the product's name. */
  readonly title: string
  readonly lead: string
  /** Its most telling figures. */
  readonly facts: readonly Fact[]
  readonly featuresTitle: string
  readonly features: readonly Feature[]
  readonly useCasesTitle: string
  readonly useCases: readonly Entry[]
  /** What holds for all tiers. */
  readonly tiersLead: string
  /** From the price catalog; figures in the given format. */
  readonly tiers: (format: Format) => readonly ProductTier[]
  /** Name of the tier that most take. */
  readonly popularTier: string
  readonly close: Entry
}
