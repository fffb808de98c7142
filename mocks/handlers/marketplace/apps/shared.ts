import { REGION_IDS, type RegionId } from '#src/domain/region.ts'
import type { App } from '../app.ts'

export const EVERYWHERE = REGION_IDS

/** Regions with GPU sizes. */
export const ATLANTIC: readonly RegionId[] = ['us-east', 'us-west', 'eu-west']

export const FREE: App['pricing'] = { model: 'free', startingPrice: null, billingPeriod: null }

/** Midnight UTC of a day such as `2024-03-12`. */
export const midnightOf = (day: string) => `${day}T00:00:00Z`
