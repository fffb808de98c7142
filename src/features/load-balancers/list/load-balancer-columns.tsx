import type { LoadBalancer } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { Clamped, Cost, none, OneLine, perMonth, ResourceLink, TimeCell } from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { Code } from '#src/ui/code.tsx'
import type { Format } from '#src/ui/format.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { describeListener, describeTargets, typeLabels } from '../load-balancer-labels.ts'
import type { LoadBalancerListSearch } from '../load-balancer-list-search.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'

type SortField = Exclude<LoadBalancerListSearch['sort'], `-${string}`>

/** Fields of the specification, then the optional columns. */
export function loadBalancerColumns(format: Format): readonly Column<LoadBalancer, SortField>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      cell: (it) => <ResourceLink definition={loadBalancerResource} resource={it} />,
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'health',
      onPhone: 'status',
      cell: (it) => <ResourceStatus definition={loadBalancerResource} resource={it} />,
    },
    { key: 'type', header: 'Type', cell: ({ type }) => <OneLine>{typeLabels[type]}</OneLine> },
    {
      key: 'listeners',
      header: 'Listeners',
      defaultHidden: true,
      cell: ({ listeners }) => <Clamped>{listeners.map(describeListener).join(', ')}</Clamped>,
    },
    {
      key: 'region',
      header: 'Region',
      onPhone: 'detail',
      cell: ({ region }) => <OneLine>{regionName(region)}</OneLine>,
    },
    { key: 'ip', header: 'IP', cell: ({ ip }) => (ip === null ? none : <Code>{ip}</Code>) },
    {
      key: 'targets',
      header: 'Instances',
      sort: 'targets',
      onPhone: 'detail',
      cell: (it) => <OneLine>{describeTargets(it)}</OneLine>,
    },
    {
      key: 'requests',
      header: 'Requests',
      align: 'end',
      cell: ({ usage }) =>
        usage === null ? none : <OneLine>{format.number(usage.requestsPerSecond)}/s</OneLine>,
    },
    {
      key: 'connections',
      header: 'Connections',
      align: 'end',
      cell: ({ usage }) => (usage === null ? none : format.number(usage.connections)),
    },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'monthlyCost',
      align: 'end',
      defaultHidden: true,
      onPhone: ({ monthlyCost }) => perMonth(monthlyCost, format),
      cell: ({ monthlyCost }) => <Cost monthly={monthlyCost} />,
    },
    {
      key: 'tags',
      header: 'Tags',
      defaultHidden: true,
      minWidth: 16,
      cell: ({ tags }) => <TagList tags={tags} home={loadBalancerResource.home} />,
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      defaultHidden: true,
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ]
}
