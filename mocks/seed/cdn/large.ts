import { CDN_PLANS } from '#src/domain/cdn-catalog.ts'
import { draw, type SeedBase } from '../base.ts'
import { inventedNames } from '../invented-names.ts'
import { drawAge, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import { origin, type PlannedCdn } from './plan.ts'

const ROLES = ['assets', 'cdn', 'media', 'img', 'static', 'downloads'] as const

/** Distributions of many shop sites. */
export function largeCdn(base: SeedBase, count: number): PlannedCdn[] {
  const targets = inventedNames(base, 200)
  const rng = draw(base, 'large-cdn')
  return Array.from({ length: count }, (_, index): PlannedCdn => {
    const target = rng.pick(targets)
    const ageDays = drawAge(rng, 700)
    const sinceHours = drawHoursInState(rng, ageDays)
    const fails = rng.chance(0.02)
    return {
      name: `${rng.pick(ROLES)}-${numbered(index)}.${target}.example`,
      planId: rng.pick(CDN_PLANS).id,
      project: rng.pick(PROJECT_NAMES),
      ageDays,
      now: fails
        ? { status: 'error', sinceHours, reason: 'No origin responded.' }
        : { status: 'deployed', sinceHours },
      origins: [origin('main', `origin.${target}.example`)],
      tags: [`site:${target}`],
    }
  })
}
