import type { Vm } from '#src/api/generated/types.gen.ts'
import {
  Clamped,
  Cost,
  countCell,
  none,
  OneLine,
  perMonth,
  Quantity,
  ResourceLink,
  TimeCell,
} from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { now } from '#src/ui/clock.ts'
import { Code } from '#src/ui/code.tsx'
import type { Format } from '#src/ui/format.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { memoryQuantity } from '../size-labels.ts'
import type { VmListSearch } from '../vm-list-search.ts'
import { vmResource } from '../vm-resource.ts'

type SortField = Exclude<VmListSearch['sort'], `-${string}`>

/** Columns of the specification in its order, then the optional columns. */
export function vmColumns(format: Format): readonly Column<Vm, SortField>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      cell: (vm) => <ResourceLink definition={vmResource} resource={vm} />,
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: (vm) => <ResourceStatus definition={vmResource} resource={vm} />,
    },
    {
      key: 'type',
      header: 'Type',
      sort: 'type',
      onPhone: 'detail',
      cell: (vm) => <OneLine>{vm.type}</OneLine>,
    },
    {
      key: 'os',
      header: 'OS',
      sort: 'os',
      cell: (vm) => <Clamped>{vm.os}</Clamped>,
    },
    {
      key: 'location',
      header: 'Location',
      sort: 'region',
      onPhone: 'detail',
      cell: (vm) => <OneLine>{vm.location}</OneLine>,
    },
    {
      key: 'cpu',
      header: 'CPU',
      sort: 'cpu',
      align: 'end',
      cell: (vm) => countCell(vm.vcpus, 'vCPU', 'vCPUs', format),
    },
    {
      key: 'memory',
      header: 'Memory',
      sort: 'memory',
      align: 'end',
      cell: (vm) => <Quantity {...memoryQuantity(vm.memoryGb, format)} />,
    },
    {
      key: 'uptime',
      header: 'Uptime',
      sort: 'uptime',
      align: 'end',
      cell: (vm) =>
        vm.startedAt === null ? none : <OneLine>{format.duration(now() - Date.parse(vm.startedAt))}</OneLine>,
    },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'monthlyCost',
      align: 'end',
      onPhone: (vm) => perMonth(vm.monthlyCost, format),
      cell: (vm) => <Cost monthly={vm.monthlyCost} />,
    },
    {
      key: 'usage',
      header: 'CPU usage',
      align: 'end',
      defaultHidden: true,
      cell: (vm) => (vm.metrics === null ? none : format.percent(vm.metrics.cpuPercent)),
    },
    {
      key: 'gpus',
      header: 'GPUs',
      align: 'end',
      defaultHidden: true,
      cell: (vm) => (vm.gpus === 0 ? none : format.number(vm.gpus)),
    },
    {
      key: 'region',
      header: 'Region ID',
      defaultHidden: true,
      cell: (vm) => <Code>{vm.region}</Code>,
    },
    {
      key: 'publicIp',
      header: 'Public IP',
      defaultHidden: true,
      cell: (vm) => (vm.publicIp === null ? none : <Code>{vm.publicIp}</Code>),
    },
    {
      key: 'privateIp',
      header: 'Private IP',
      defaultHidden: true,
      cell: (vm) => <Code>{vm.privateIp}</Code>,
    },
    {
      key: 'tags',
      header: 'Tags',
      defaultHidden: true,
      minWidth: 16,
      cell: (vm) => <TagList tags={vm.tags} home={vmResource.home} />,
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      defaultHidden: true,
      cell: (vm) => <TimeCell at={vm.createdAt} />,
    },
  ]
}
