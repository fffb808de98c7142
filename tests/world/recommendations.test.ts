import { describe, expect, test } from 'vitest'
import { TEST_START, World } from './world.ts'

const HOUR = 3_600_000

interface Recommendation {
  readonly id: string
  readonly kind: string
  readonly action: string
  readonly title: string
  readonly description: string
  readonly resource: { readonly id: string; readonly type: string }
  readonly monthlyCost: { readonly amount: number }
  readonly monthlySavings: { readonly amount: number }
}

const open = async (world: World): Promise<Recommendation[]> => (await world.read('/recommendations')).items
const monthlyCost = async (world: World) => (await world.read('/billing/summary')).monthlyCost.amount

describe.each([1, 2, 3])('recommendations of seed %i', (seed) => {
  test('save what they promise', async () => {
    // The same world twice: only what is applied makes a difference.
    const [applied, untouched] = await Promise.all([World.open({ seed }), World.open({ seed })])
    const wanted = (await open(applied)).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(3)
    let saved = 0
    for (const [index, id] of wanted.entries()) {
      const recommendation = (await open(applied)).find((it) => it.id === id)
      if (recommendation === undefined) continue
      const preview = await applied.read(`/recommendations/${id}`)
      expect(preview.costAfter.amount).toBe(
        recommendation.monthlyCost.amount - recommendation.monthlySavings.amount,
      )
      const { status } = await applied.act('POST', `/recommendations/${id}/apply`)
      // Something may be in the way, which the preview names.
      expect(status === 202).toBe(preview.blockedReason === null)
      if (status === 202) saved += recommendation.monthlySavings.amount
      const later = TEST_START + (index + 1) * HOUR
      applied.forwardTo(later)
      untouched.forwardTo(later)
      expect(
        [recommendation.title, (await monthlyCost(untouched)) - (await monthlyCost(applied))],
        recommendation.kind,
      ).toEqual([recommendation.title, saved])
    }
    expect(saved).toBeGreaterThan(0)
  })

  test('name the busiest two hours of the chart', async () => {
    const world = await World.open({ seed })
    const week = `from=${new Date(TEST_START - 168 * HOUR).toISOString()}&points=84`
    const oversized = (await open(world)).filter(({ kind }) => kind === 'oversized_vm')
    expect(oversized).not.toEqual([])
    for (const { description, resource } of oversized) {
      const { series } = await world.read(`/vms/${resource.id}/metrics?${week}`)
      const mostOf = (name: string) =>
        Math.round(Math.max(...series.find(({ metric }: { metric: string }) => metric === name).values))
      expect(description).toContain(
        `at most ${mostOf('cpu')}% of its CPU and ${mostOf('memory')}% of its memory, averaged over two hours`,
      )
    }
  })

  test('delete only VMs that are idle and that nothing depends on', async () => {
    const world = await World.open({ seed })
    const week = `from=${new Date(TEST_START - 168 * HOUR).toISOString()}&points=84`
    const idle = (await open(world)).filter(({ kind }) => kind === 'idle_vm')
    expect(idle).not.toEqual([])
    for (const { action, resource } of idle) {
      expect(action).toBe('delete')
      const { series } = await world.read(`/vms/${resource.id}/metrics?${week}`)
      const cpu: number[] = series
        .find((it: { metric: string }) => it.metric === 'cpu')
        .values.filter((it: number | null) => it !== null)
      expect(Math.max(...cpu)).toBeLessThan(10)
      expect(cpu.reduce((a, b) => a + b, 0) / cpu.length).toBeLessThan(5)
      expect((await world.read(`/volumes?vmId=${resource.id}`)).total).toBe(0)
      expect((await world.read(`/vms/${resource.id}`)).attachedLoadBalancers).toEqual([])
    }
  })
})

test('a VM with a volume is never recommended for deletion as idle', async () => {
  const world = await World.open()
  const idle = (await open(world)).find(({ kind }) => kind === 'idle_vm')
  if (idle === undefined) throw new Error('The demo world has no idle VM.')
  const vm = await world.read(`/vms/${idle.resource.id}`)
  const { items: types } = await world.read('/volume-catalog').then((it) => ({ items: it.types }))
  const made = await world.act('POST', '/volumes', {
    name: 'kept-data',
    region: vm.region,
    typeId: types[0].id,
    sizeGb: 20,
  })
  world.forwardTo(TEST_START + HOUR)
  const { status } = await world.act('POST', `/volumes/${made.body.id}/attach`, { vmId: vm.id })
  expect(status).toBe(202)
  world.forwardTo(TEST_START + 2 * HOUR)
  const now = (await open(world)).find(({ resource }) => resource.id === vm.id)
  expect(now?.action ?? 'none').not.toBe('delete')
})
