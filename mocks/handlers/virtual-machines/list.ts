import { sumMoney } from '#src/domain/price.ts'
import { VM_STATUSES } from '#src/domain/vm.ts'
import type { VmRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { cpuPercentAt } from '../../world/vm-metrics.ts'
import { allOf, countsBy, equal, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import type { SortFields } from '../shared/sorting.ts'
import { imageName, regionName, sizeOf, toVm } from './to-vm.ts'

export const vmListHandlers: HandlersFor<'listVms' | 'getVmSummary' | 'getVm'> = {
  listVms(ctx) {
    const vms = ctx.tx.vms.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(vms, ctx.query, ctx, VM_LIST)
    return { status: 200, body: { items: items.map((vm) => toVm(vm, ctx)), ...page } }
  },

  getVmSummary({ tx, identity, seed, now }) {
    const vms = tx.vms.by('organizationId', identity.organization.id)
    const byStatus = countsBy(vms, VM_STATUSES, (vm) => vm.status)
    const sums = { vcpus: 0, memoryGb: 0, gpus: 0 }
    const cpu = { sum: 0, count: 0 }
    for (const vm of vms) {
      const { vcpus, memoryGb, gpus } = sizeOf(vm)
      sums.vcpus += vcpus
      sums.memoryGb += memoryGb
      sums.gpus += gpus
      const cpuPercent = cpuPercentAt(seed, vm, now)
      if (cpuPercent !== null) {
        cpu.sum += cpuPercent
        cpu.count++
      }
    }
    const averageCpuPercent = cpu.count === 0 ? null : Math.round((cpu.sum / cpu.count) * 10) / 10
    const monthlyCost = sumMoney(vms.map((vm) => sizeOf(vm).monthlyPrice))
    return { status: 200, body: { total: vms.length, byStatus, ...sums, averageCpuPercent, monthlyCost } }
  },

  getVm(ctx) {
    return { status: 200, body: toVm(lookup(resourceDefinitions.vm, ctx, ctx.path.vmId), ctx) }
  },
}

/** Text that the list's search box matches. */
export const vmText = searchText<VmRow>((vm) => [
  vm.name,
  vm.id,
  vm.publicIp,
  vm.privateIp,
  sizeOf(vm).name,
  imageName(vm),
  regionName(vm),
  ...vm.tags,
])

const VM_SORT: SortFields<VmRow> = {
  name: 'name',
  status: 'status',
  region: regionName,
  createdAt: 'createdAt',
  monthlyCost: (vm) => sizeOf(vm).monthlyPrice.amount,
  type: (vm) => sizeOf(vm).name,
  os: imageName,
  cpu: (vm) => sizeOf(vm).vcpus,
  memory: (vm) => sizeOf(vm).memoryGb,
  // Ascending uptime is descending start time; null while off.
  uptime: (vm) => (vm.startedAt === null ? null : -vm.startedAt),
}

const VM_LIST: ListRules<VmRow, QueryOf<'listVms'>> = {
  text: vmText,
  filters: {
    status: oneOf((vm) => vm.status),
    region: oneOf((vm) => vm.region),
    imageId: equal((vm) => vm.imageId),
    sizeId: equal((vm) => vm.sizeId),
    projectId: equal((vm) => vm.projectId),
    tag: allOf((vm) => vm.tags),
  },
  sort: () => VM_SORT,
}
