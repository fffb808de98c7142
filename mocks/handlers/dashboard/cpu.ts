import type { HandlersFor } from '../../engine/types.ts'
import { tenths } from '../../kernel/rounding.ts'
import { currentMean } from '../../world/averages.ts'
import { cpuPercentAt } from '../../world/vm-metrics.ts'
import { metered, readAggregate, sampleWithinLimit } from '../shared/readings.ts'
import { sizeOf } from '../virtual-machines/to-vm.ts'
import { type Consumer, dayBefore, dayHistory, topConsumers } from './day.ts'

export const dashboardCpuHandlers: HandlersFor<'getDashboardCpu'> = {
  getDashboardCpu(ctx) {
    const { tx, identity, seed, now } = ctx
    const vms = tx.vms.by('organizationId', identity.organization.id)
    const busy: Consumer[] = []
    let vcpus = 0
    for (const row of vms) {
      const percent = cpuPercentAt(seed, row, now)
      if (percent === null) continue
      vcpus += sizeOf(row).vcpus
      busy.push({ type: 'vm', row, percent })
    }
    const range = dayBefore(now)
    const meters = metered(
      ctx,
      sampleWithinLimit(vms, range.points, ({ id }) => id).map((row) => ({ type: 'vm', row })),
      'cpu',
    )
    const { values } = readAggregate(ctx, meters, { metric: 'cpu', aggregation: 'average' }, range)
    return {
      status: 200,
      body: {
        usedPercent: currentMean(ctx, 'vm', vms, 'cpu'),
        vcpus,
        top: topConsumers(busy),
        history: dayHistory(
          range,
          'cpu',
          values.map((value) => value && tenths(value)),
        ),
      },
    }
  },
}
