import { REGIONS, SIZES } from '#src/domain/catalog.ts'
import { IMAGES } from '#src/domain/image-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { vmSources } from '../../world/log-sources.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { logPage } from '../shared/log-page.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { vmChangeHandlers } from './change.ts'
import { vmCreateHandlers } from './create.ts'
import { vmListHandlers } from './list.ts'

const vmObserveHandlers: HandlersFor<'getVmMetrics' | 'listVmActivity' | 'getVmUserData'> = {
  getVmUserData(ctx) {
    const { userData } = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    return { status: 200, body: { userData } }
  },

  getVmMetrics(ctx) {
    const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    return { status: 200, body: metricsOf(ctx, GAUGES.vm(ctx, vm)) }
  },

  listVmActivity(ctx) {
    const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    return { status: 200, body: activityPage(ctx.tx, vm, ctx.query) }
  },
}

const vmLogHandlers: HandlersFor<'listVmLogs'> = {
  listVmLogs(ctx) {
    const vm = lookup(resourceDefinitions.vm, ctx, ctx.path.vmId)
    return { status: 200, body: logPage(vm.id, ctx.query, ctx, vmSources(vm, ctx.tx)) }
  },
}

const vmCatalogHandlers: HandlersFor<'getVmCatalog'> = {
  getVmCatalog() {
    return {
      status: 200,
      body: {
        regions: [...REGIONS],
        images: [...IMAGES],
        sizes: SIZES.map((size) => ({ ...size, regions: [...size.regions] })),
      },
    }
  },
}

/** Handlers of the contract's tag `virtual-machines`. */
export const virtualMachineHandlers = {
  ...vmListHandlers,
  ...vmCreateHandlers,
  ...vmChangeHandlers,
  ...vmCatalogHandlers,
  ...vmObserveHandlers,
  ...vmLogHandlers,
}
