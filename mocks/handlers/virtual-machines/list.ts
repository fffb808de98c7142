import type { VmTotals } from '#src/api/generated/types.gen.ts'
import { type Money, money, sumMoney } from '#src/domain/price.ts'
import { VM_STATUSES } from '#src/domain/vm.ts'
import type { VmRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { currentMean } from '../../world/averages.ts'
import { billingMonthOf } from '../../world/ledger/billing-month.ts'
import { costOfType } from '../../world/ledger/charges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { allOf, countsBy, equal, type ListRules, listPageWithTotals, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { regionNameOf } from '../shared/region-name.ts'
import { searchText } from '../shared/search-text.ts'
import type { SortFields } from '../shared/sorting.ts'
import type { SignedInView } from '../shared/view.ts'
import { imageName, sizeOf, toVm } from './to-vm.ts'

export const vmListHandlers: HandlersFor<'listVms' | 'getVmSummary' | 'getVm'> = {
  listVms(ctx) {
    const vms = ctx.tx.vms.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(vms, ctx.query, ctx, VM_LIST, totalsOf)
    return { status: 200, body: { items: items.map((vm) => toVm(vm, ctx)), ...page } }
  },

  getVmSummary(ctx) {
    const { tx, identity, seed, now } = ctx
    const vms = tx.vms.by('organizationId', identity.organization.id)
    const byStatus = countsBy(vms, VM_STATUSES, (vm) => vm.status)
    const averageCpuPercent = currentMean({ seed, now }, 'vm', vms, 'cpu')
    return {
      status: 200,
      body: {
        total: vms.length,
        byStatus,
        ...totalsOf(vms),
        gpus: vms.reduce((gpus, vm) => gpus + sizeOf(vm).gpus, 0),
        averageCpuPercent,
        costToDate: costToDateOf(ctx),
      },
    }
  },

  getVm(ctx) {
    return { status: 200, body: toVm(lookup(resourceDefinitions.vm, ctx, ctx.path.vmId), ctx) }
  },
}

function totalsOf(vms: readonly VmRow[]): VmTotals {
  const sums = { vcpus: 0, memoryGb: 0 }
  for (const vm of vms) {
    const { vcpus, memoryGb } = sizeOf(vm)
    sums.vcpus += vcpus
    sums.memoryGb += memoryGb
  }
  return { ...sums, monthlyCost: sumMoney(vms.map((vm) => sizeOf(vm).monthlyPrice)) }
}

/** Charges of machines in the billing month so far, of deleted ones too; null without permission to see billing. */
function costToDateOf({ tx, identity: { organization, permissions }, now }: SignedInView): Money | null {
  if (!permissions.has('view_billing')) return null
  const month = billingMonthOf(organization, now)
  return money(costOfType(tx, 'vm', { organizationId: organization.id, month, now }))
}

/** Text that the list's search box matches. */
export const vmText = searchText<VmRow>((vm) => [
  vm.name,
  vm.id,
  vm.publicIp,
  vm.privateIp,
  sizeOf(vm).name,
  imageName(vm),
  regionNameOf(vm),
  ...vm.tags,
])

const VM_SORT: SortFields<VmRow> = {
  name: 'name',
  status: 'status',
  region: regionNameOf,
  createdAt: 'createdAt',
  monthlyCost: (vm) => sizeOf(vm).monthlyPrice.amount,
  type: (vm) => sizeOf(vm).name,
  os: imageName,
  cpu: (vm) => sizeOf(vm).vcpus,
  memory: (vm) => sizeOf(vm).memoryGb,
  // Ascending uptime is descending start time; null while off.
  uptime: (vm) => (vm.startedAt === null ? null : -vm.startedAt),
}

export const VM_LIST: ListRules<VmRow, QueryOf<'listVms'>> = {
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
