import { linkOptions } from '@tanstack/react-router'
import { getVmQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getVm, listVms } from '#src/api/generated/sdk.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { type VmAction, vmLifeCycle } from '#src/domain/vm.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Resource definition of virtual machines. */
export const vmResource: ResourceDefinition<Vm, VmAction> = {
  noun: { one: 'virtual machine', many: 'virtual machines' },
  section: 'Compute',
  title: 'Virtual Machines',
  home: linkOptions({ to: '/compute/vms' }),
  linkTo: (vmId) => linkOptions({ to: '/compute/vms/$vmId', params: { vmId } }),
  nameOf: (vm) => vm.name,
  statuses: {
    running: { label: 'Running', tone: 'healthy' },
    stopped: { label: 'Stopped', tone: 'neutral' },
    starting: { label: 'Starting', tone: 'info' },
    stopping: { label: 'Stopping', tone: 'info' },
    restarting: { label: 'Restarting', tone: 'info' },
    resizing: { label: 'Resizing', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
    error: { label: 'Error', tone: 'critical' },
  },
  lifeCycle: vmLifeCycle,
  permission: requiredPermission.updateVm,
  free: ['connect'],
  read: (vmId, signal) => getVm({ path: { vmId }, signal }),
  readPage: (query) => listVms({ query }),
  keyOf: (vmId) => getVmQueryKey({ path: { vmId } }),
  operations: { list: 'listVms', summary: 'getVmSummary', activity: 'listVmActivity' },
}
