import { linkOptions } from '@tanstack/react-router'
import { getVmQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getVm, listVms } from '#src/api/generated/sdk.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { type VmAction, vmLifeCycle } from '#src/domain/vm.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'
import { vmStatuses } from './vm-statuses.ts'

/** Resource definition of virtual machines. */
export const vmResource: ResourceDefinition<Vm, VmAction> = {
  noun: { one: 'virtual machine', many: 'virtual machines' },
  section: 'Compute',
  title: 'Virtual Machines',
  home: linkOptions({ to: '/compute/vms' }),
  linkTo: (vmId) => linkOptions({ to: '/compute/vms/$vmId', params: { vmId } }),
  nameOf: (vm) => vm.name,
  statuses: vmStatuses,
  lifeCycle: vmLifeCycle,
  permission: requiredPermission.updateVm,
  unrestrictedActions: ['connect'],
  read: (vmId, signal) => getVm({ path: { vmId }, signal }),
  readPage: (query) => listVms({ query }),
  keyOf: (vmId) => getVmQueryKey({ path: { vmId } }),
  operations: { list: 'listVms', summary: 'getVmSummary', activity: 'listVmActivity' },
}
