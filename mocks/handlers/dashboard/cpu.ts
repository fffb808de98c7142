import type { HandlersFor } from '../../engine/types.ts'
import { onTimes } from '../../world/up-times.ts'
import { cpuPercentAt, cpuSeries } from '../../world/vm-metrics.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import {
  type Consumer,
  dayBefore,
  dayHistory,
  oneDecimal,
  sampleOf,
  topConsumers,
  weightedMean,
} from './day.ts'

export const dashboardCpuHandlers: HandlersFor<'getDashboardCpu'> = {
  getDashboardCpu({ tx, identity, seed, now }) {
    const vms = tx.vms.by('organizationId', identity.organization.id)
    const busy: Consumer[] = []
    let vcpus = 0
    let used = 0
    for (const row of vms) {
      const percent = cpuPercentAt(seed, row, now)
      if (percent === null) continue
      const size = sizeOf(row).vcpus
      vcpus += size
      used += size * percent
      busy.push({ type: 'vm', row, percent })
    }
    const range = dayBefore(now)
    const curves = sampleOf(vms).map((vm) => ({
      weight: sizeOf(vm).vcpus,
      values: cpuSeries(seed, vm, onTimes(tx, 'vm', vm), range, now),
    }))
    return {
      status: 200,
      body: {
        usedPercent: vcpus === 0 ? null : oneDecimal(used / vcpus),
        vcpus,
        top: topConsumers(busy),
        history: dayHistory(range, 'cpu', weightedMean(curves)),
      },
    }
  },
}
