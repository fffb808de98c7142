import type { HandlersFor } from '../../engine/types.ts'
import { KINDS } from '../../world/kinds.ts'
import type { LogLine } from '../../world/logs.ts'
import { poweredOn } from '../../world/power.ts'
import { vmLog } from '../../world/vm-logs.ts'
import { logPage, type NamedLine } from '../resources/log-page.ts'
import { lookup } from '../resources/lookup.ts'
import { activitiesOf } from '../resources/observe.ts'

export const vmLogHandlers: HandlersFor<'listVmLogs'> = {
  listVmLogs(ctx) {
    const { tx, query, seed, now } = ctx
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    const on = poweredOn(vm, activitiesOf(tx, vm))
    const body = logPage({ type: 'vm', id: vm.id }, query, now, (until) =>
      named(vmLog(seed, vm, on, until, now), vm.name),
    )
    return { status: 200, body }
  },
}

function* named(lines: Iterable<LogLine>, source: string): Generator<NamedLine> {
  for (const line of lines) yield { line, source }
}
