import { vmLifeCycle } from '#src/domain/vm.ts'
import { nextTimes, remainingSchedule } from '#src/domain/vm-schedule.ts'
import type { VmRow } from '../db/index.ts'
import type { JobContext } from './job-context.ts'
import { beginTransition, platformActionContext } from './life-cycles/begin.ts'
import { finishTransition } from './life-cycles/finish-transition.ts'
import { vmLife } from './life-cycles/vm.ts'
import { SCHEDULE } from './record.ts'

/**
 * Runs the due jobs of a VM: ends its transition, then stops or starts it by its schedule. Of a stop and a start at the
 * same time only the stop runs.
 */
export function runVmJob(id: string, context: JobContext): void {
  const isDue = (time: number | null | undefined) => time !== null && time !== undefined && time <= context.at
  const before = context.tx.vms.get(id)
  if (before !== undefined && isDue(before.transition?.dueAt)) finishTransition(vmLife, before, context)
  const vm = context.tx.vms.get(id)
  if (vm === undefined) return
  if (isDue(vm.nextStopAt)) runSchedule(vm, 'stop', context)
  else if (isDue(vm.nextStartAt)) runSchedule(vm, 'start', context)
}

/** Waits for the end of a transition in progress. Skipped in a status that doesn't allow the action. */
function runSchedule(vm: VmRow, action: 'stop' | 'start', context: JobContext): void {
  const { tx, at } = context
  if (vm.transition !== null) {
    const { dueAt } = vm.transition
    tx.vms.update(vm.id, action === 'stop' ? { nextStopAt: dueAt } : { nextStartAt: dueAt })
    return
  }
  const schedule = remainingSchedule(vm.schedule, at)
  const row = tx.vms.update(vm.id, { schedule, ...nextTimes(schedule, at) })
  if (!vmLifeCycle.can(action, vm.status).allowed) return
  beginTransition(vmLife, { ...platformActionContext(context), actor: SCHEDULE }, action, row)
}

/** Removes the schedule of a VM, whose job has failed. */
export function endSchedule(id: string, { tx }: JobContext): void {
  if (tx.vms.get(id)) tx.vms.update(id, { schedule: null, nextStopAt: null, nextStartAt: null })
}
