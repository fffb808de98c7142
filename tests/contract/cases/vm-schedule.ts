import assert from 'node:assert/strict'
import type { Vm, VmUpdate } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { getVm, runningVm, VM_STABLE_AFTER } from './support/vms.ts'

type Schedule = VmUpdate['schedule']

const pathTo = ({ id }: Vm) => ({ path: { vmId: id } })

const setSchedule = (api: Api, vm: Vm, schedule: Schedule) =>
  api.send('updateVm', { ...pathTo(vm), body: { schedule } })

/** Time after the start of a VM, which was a few minutes ago. */
const after = (vm: Vm, hours: number) =>
  new Date(Date.parse(vm.startedAt ?? '') + hours * 3_600_000).toISOString()

const EVERY_DAY = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  timeZone: 'America/New_York',
} as const satisfies Partial<NonNullable<NonNullable<Schedule>['officeHours']>>

const inDays = (days: number) => `P${days}D`

export const vmScheduleCases: readonly ContractCase[] = [
  behaves('updateVm', 'stops a VM once at a time, also a protected one', async (api) => {
    const vm = await runningVm(api, { deletionProtection: true })
    const stopAt = after(vm, 2)
    const { schedule } = bodyOf(await setSchedule(api, vm, { stopAt }))
    assert.deepEqual(schedule, { stopAt, officeHours: null, nextStopAt: stopAt, nextStartAt: null })
    await api.mocks.advance('PT1H')
    assert.equal((await getVm(api, vm.id)).status, 'running')
    await api.mocks.advance('PT1H')
    await api.mocks.advance(VM_STABLE_AFTER)
    const stopped = await getVm(api, vm.id)
    assert.deepEqual([stopped.status, stopped.schedule], ['stopped', null])
    assert.deepEqual(stopped.monthlyCost, vm.monthlyCost)
    const { items } = bodyOf(await api.send('listVmActivity', pathTo(vm)))
    assert.deepEqual([items[0]?.action, items[0]?.actor.kind], ['vm.stopped', 'system'])
    assert.deepEqual([items[1]?.action, items[1]?.changes.length], ['vm.scheduled', 1])
  }),

  behaves('updateVm', 'stops and starts a VM by its office hours', async (api) => {
    const vm = await runningVm(api)
    const officeHours = {
      ...EVERY_DAY,
      weekdays: [...EVERY_DAY.weekdays],
      startTime: '08:00',
      stopTime: '18:00',
    }
    const { schedule } = bodyOf(await setSchedule(api, vm, { officeHours }))
    assert.deepEqual(schedule?.officeHours, officeHours)
    assert.ok(schedule?.nextStopAt && schedule.nextStartAt)
    await api.mocks.advance(inDays(2))
    const { items } = bodyOf(await api.send('listVmActivity', pathTo(vm)))
    const bySchedule = items.filter(({ actor }) => actor.kind === 'system').map(({ action }) => action)
    assert.ok(bySchedule.includes('vm.stopped') && bySchedule.includes('vm.started'), bySchedule.join())
    const later = (await getVm(api, vm.id)).schedule
    assert.ok(later?.nextStopAt && later.nextStopAt > schedule.nextStopAt)
  }),

  behaves('updateVm', 'keeps the schedule unless it is sent, and removes it', async (api) => {
    const vm = await runningVm(api)
    const stopAt = after(vm, 2)
    await setSchedule(api, vm, { stopAt })
    const renamed = bodyOf(await api.send('updateVm', { ...pathTo(vm), body: { name: 'renamed' } }))
    assert.equal(renamed.schedule?.stopAt, stopAt)
    assert.equal(bodyOf(await setSchedule(api, vm, null)).schedule, null)
    await api.mocks.advance('PT3H')
    assert.equal((await getVm(api, vm.id)).status, 'running')
    const { items } = bodyOf(await api.send('listVmActivity', pathTo(vm)))
    const [removed] = items.filter(({ action }) => action === 'vm.unscheduled')
    assert.deepEqual(
      removed?.changes.map(({ field, after: value }) => [field, value]),
      [['stopAt', null]],
    )
  }),

  reaches('updateVm', '422 validation_failed', 'a schedule that no clock can follow', async (api) => {
    const vm = await runningVm(api)
    const hours = { ...EVERY_DAY, weekdays: [...EVERY_DAY.weekdays], startTime: null, stopTime: '18:00' }
    const pointers = async (schedule: Schedule) => {
      const response = await setSchedule(api, vm, schedule)
      return [response, problemOf(response).errors?.map(({ pointer }) => pointer)] as const
    }
    const [, zone] = await pointers({ officeHours: { ...hours, timeZone: 'Mars/Olympus' } })
    assert.deepEqual(zone, ['/schedule/officeHours/timeZone'])
    const [, order] = await pointers({ officeHours: { ...hours, startTime: '18:00' } })
    assert.deepEqual(order, ['/schedule/officeHours/startTime'])
    const [response, past] = await pointers({ stopAt: vm.createdAt })
    assert.deepEqual(past, ['/schedule/stopAt'])
    assert.equal((await getVm(api, vm.id)).schedule, null)
    return response
  }),
]
