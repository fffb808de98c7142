import type { HandlersFor } from '../../engine/types.ts'
import { KINDS } from '../../world/kinds.ts'
import { vmSources } from '../../world/log-sources.ts'
import { logPage } from '../shared/log-page.ts'
import { lookup } from '../shared/lookup.ts'

export const vmLogHandlers: HandlersFor<'listVmLogs'> = {
  listVmLogs(ctx) {
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    return { status: 200, body: logPage(vm.id, ctx.query, ctx, vmSources(vm, ctx.tx)) }
  },
}
