import { FREE_SIZE_ID } from '#src/domain/catalog.ts'
import { PLANS, type PlanEntry } from '#src/domain/plan-catalog.ts'
import { HOURS_PER_MONTH, type Money, sumMoney, timesMoney, timesRate } from '#src/domain/price.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import { findOffer, type Offer } from './offers.ts'

/** Maximum quantity per line. Keeps all sums within exact integers. */
export const MAX_PER_TYPE = 100_000

export interface EstimateLine {
  readonly offer: Offer
  readonly quantity: number
}

/**
 * Parses an estimate from the URL (`size_basic:3,voltype_ultra:200`). Skips unknown offers and invalid quantities;
 * the first of duplicate offers wins.
 */
export function parseEstimate(written: string): readonly EstimateLine[] {
  const lines = new Map<string, EstimateLine>()
  for (const part of written.split(',')) {
    const [id = '', digits = ''] = part.split(':')
    const offer = findOffer(id)
    const quantity = parseQuantity(digits)
    if (offer && quantity !== undefined && !lines.has(id)) lines.set(id, { offer, quantity })
  }
  return [...lines.values()]
}

/** Parses a typed quantity; undefined unless it is an integer from 1 to `MAX_PER_TYPE`. */
export function parseQuantity(typed: string): number | undefined {
  if (!/^\d{1,6}$/.test(typed.trim())) return undefined
  const quantity = Number(typed)
  return quantity >= 1 && quantity <= MAX_PER_TYPE ? quantity : undefined
}

/** Inverse of `parseEstimate`. */
export function formatEstimate(lines: readonly EstimateLine[]): string {
  return lines.map(({ offer, quantity }) => `${offer.id}:${quantity}`).join(',')
}

/** @param hours time that VMs exist per month; other offers exist all month */
export function lineMonthlyPrice({ offer, quantity }: EstimateLine, hours: number): Money {
  if (offer.hourlyRate === null || hours === HOURS_PER_MONTH) return timesMoney(offer.monthlyPrice, quantity)
  const { micros, currency } = timesRate(offer.hourlyRate, quantity * hours)
  return { amount: Math.round(micros / 10_000), currency }
}

/** Monthly price without the plan. */
export function resourcesTotal(lines: readonly EstimateLine[], hours: number): Money {
  return sumMoney(lines.map((line) => lineMonthlyPrice(line, hours)))
}

/** Monthly price including the plan; null if the plan's price is negotiated. */
export function estimateTotal(lines: readonly EstimateLine[], hours: number, plan: PlanEntry): Money | null {
  if (plan.monthlyPrice === null) return null
  return sumMoney([plan.monthlyPrice, resourcesTotal(lines, hours)])
}

/** Limits of the plan that the estimate exceeds, each as the end of "Free allows …". Empty if there are none. */
export function planObjections(plan: PlanEntry, lines: readonly EstimateLine[]): readonly string[] {
  const { limits, features } = plan
  const vmLines = lines.filter(({ offer }) => offer.vmSize !== null)
  const vms = sum(vmLines.map(({ quantity }) => quantity))
  const vcpus = Math.max(0, ...vmLines.map(({ offer }) => offer.vmSize?.vcpus ?? 0))
  const memoryMb = 1024 * Math.max(0, ...vmLines.map(({ offer }) => offer.vmSize?.memoryGb ?? 0))
  const storageGb = sum(lines.filter(({ offer }) => offer.isPerGb).map(({ quantity }) => quantity))
  const uses = (product: Offer['product']) => lines.some(({ offer }) => offer.product === product)

  const objections: string[] = []
  if (exceeds(vms, limits.vms))
    objections.push(`${limits.vms} ${limits.vms === 1 ? 'VM' : 'VMs'}, not ${vms}`)
  if (exceeds(vcpus, limits.vcpus))
    objections.push(`VMs with up to ${limits.vcpus} ${limits.vcpus === 1 ? 'vCPU' : 'vCPUs'}, not ${vcpus}`)
  if (exceeds(memoryMb, limits.memoryMb))
    objections.push(
      `VMs with up to ${gigabytes((limits.memoryMb ?? 0) / 1024)}, not ${gigabytes(memoryMb / 1024)}`,
    )
  if (exceeds(storageGb, limits.storageGb))
    objections.push(`${gigabytes(limits.storageGb ?? 0)} of storage, not ${gigabytes(storageGb)}`)
  if (uses('Load balancers') && !features.includes('load-balancing')) objections.push('no load balancing')
  if (uses('CDN') && !features.includes('cdn')) objections.push('no CDN')
  return objections
}

/** Sentences on what no organization can have, whatever its plan. Empty if there is nothing. */
export function offerObjections(lines: readonly EstimateLine[]): readonly string[] {
  const count = (isOf: (offer: Offer) => boolean) =>
    sum(lines.filter(({ offer }) => isOf(offer)).map(({ quantity }) => quantity))
  const objections: string[] = []
  if (count(({ id }) => id === FREE_SIZE_ID) > 1) objections.push('An organization can have one free VM.')
  if (count(({ product }) => product === 'DNS') > 1)
    objections.push('An organization has one DNS plan for all its zones.')
  return objections
}

/** Smallest plan that allows the estimate. The last plan allows everything. */
export function smallestPlanFor(lines: readonly EstimateLine[]): PlanEntry {
  return PLANS.find((plan) => planObjections(plan, lines).length === 0) ?? PLANS[0]
}

function exceeds(wanted: number, limit: number | null): boolean {
  return limit !== null && wanted > limit
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
