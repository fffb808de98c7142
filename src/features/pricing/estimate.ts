import { PLANS, type PlanEntry } from '#src/domain/plan-catalog.ts'
import { HOURS_PER_MONTH, type Money, sumMoney, timesMoney, timesRate } from '#src/domain/price.ts'
import { findOffer, type Offer } from './offers.ts'

/** So many of something at most: enough for any estimate, and no sum is ever too large to be exact. */
export const MOST_OF_ONE = 100_000

export interface EstimateLine {
  readonly offer: Offer
  readonly quantity: number
}

/**
 * What an address asks to be estimated (`size_basic:3,voltype_ultra:200`). What Nimbus doesn't sell, and quantities that
 * make no sense, are left out; of an offer named twice the first counts.
 */
export function readEstimate(written: string): readonly EstimateLine[] {
  const lines = new Map<string, EstimateLine>()
  for (const part of written.split(',')) {
    const [id = '', digits = ''] = part.split(':')
    const offer = findOffer(id)
    const quantity = readQuantity(digits)
    if (offer && quantity !== undefined && !lines.has(id)) lines.set(id, { offer, quantity })
  }
  return [...lines.values()]
}

/** A quantity as it is typed; undefined unless it is a whole number that can be estimated. */
export function readQuantity(typed: string): number | undefined {
  if (!/^\d{1,6}$/.test(typed.trim())) return undefined
  const quantity = Number(typed)
  return quantity >= 1 && quantity <= MOST_OF_ONE ? quantity : undefined
}

/** The reverse of `readEstimate`. */
export function writeEstimate(lines: readonly EstimateLine[]): string {
  return lines.map(({ offer, quantity }) => `${offer.id}:${quantity}`).join(',')
}

/** @param hours how long machines run in a month; all else is there all the time */
export function lineMonthlyPrice({ offer, quantity }: EstimateLine, hours: number): Money {
  if (offer.hourlyRate === null || hours === HOURS_PER_MONTH) return timesMoney(offer.monthlyPrice, quantity)
  const { micros, currency } = timesRate(offer.hourlyRate, quantity * hours)
  return { amount: Math.round(micros / 10_000), currency }
}

/** The price of a month of what runs, without the plan. */
export function resourcesTotal(lines: readonly EstimateLine[], hours: number): Money {
  return sumMoney(lines.map((line) => lineMonthlyPrice(line, hours)))
}

/** The price of a month with everything in it; null when that of the plan is agreed with sales. */
export function estimateTotal(lines: readonly EstimateLine[], hours: number, plan: PlanEntry): Money | null {
  if (plan.monthlyPrice === null) return null
  return sumMoney([plan.monthlyPrice, resourcesTotal(lines, hours)])
}

/** Why a plan does not allow what is estimated, each reason as the end of "Free allows …"; none when it does. */
export function planObjections(plan: PlanEntry, lines: readonly EstimateLine[]): readonly string[] {
  const { limits, features } = plan
  const machines = lines.filter(({ offer }) => offer.machine !== null)
  const vms = sum(machines.map(({ quantity }) => quantity))
  const vcpus = Math.max(0, ...machines.map(({ offer }) => offer.machine?.vcpus ?? 0))
  const memoryMb = 1024 * Math.max(0, ...machines.map(({ offer }) => offer.machine?.memoryGb ?? 0))
  const storageGb = sum(lines.map(({ offer, quantity }) => offer.storageGb * quantity))
  const uses = (product: Offer['product']) => lines.some(({ offer }) => offer.product === product)

  const objections: string[] = []
  if (exceeds(vms, limits.vms))
    objections.push(`${limits.vms} ${limits.vms === 1 ? 'VM' : 'VMs'}, not ${vms}`)
  if (exceeds(vcpus, limits.vcpus))
    objections.push(`machines of ${limits.vcpus} ${limits.vcpus === 1 ? 'vCPU' : 'vCPUs'}, not ${vcpus}`)
  if (exceeds(memoryMb, limits.memoryMb))
    objections.push(`machines of ${memory(limits.memoryMb ?? 0)}, not ${memory(memoryMb)}`)
  if (exceeds(storageGb, limits.storageGb))
    objections.push(`${limits.storageGb} GB of storage, not ${storageGb} GB`)
  if (uses('Load balancers') && !features.includes('load-balancing')) objections.push('no load balancing')
  if (uses('CDN') && !features.includes('cdn')) objections.push('no CDN')
  return objections
}

/** The smallest plan that allows what is estimated: the last one allows everything. */
export function smallestPlanFor(lines: readonly EstimateLine[]): PlanEntry {
  return PLANS.find((plan) => planObjections(plan, lines).length === 0) ?? PLANS[0]
}

function exceeds(wanted: number, limit: number | null): boolean {
  return limit !== null && wanted > limit
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** "512 MB", "32 GB". */
function memory(mb: number): string {
  return mb < 1024 ? `${mb} MB` : `${mb / 1024} GB`
}
