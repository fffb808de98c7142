import type { Container, ContainerUsage } from '#src/api/generated/types.gen.ts'
import { formatPort } from '#src/domain/container-port.ts'
import { Clamped, Cost, none, OneLine, ResourceLink, TimeCell } from '#src/resources/list/cells.tsx'
import { ResourceStatus } from '#src/resources/status.tsx'
import { TagList } from '#src/resources/tag-list.tsx'
import { UsagePercent } from '#src/resources/usage-percent.tsx'
import { Code } from '#src/ui/code.tsx'
import type { Format } from '#src/ui/format.ts'
import { clippedText } from '#src/ui/resource-table/clipped-text.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { formatReplicas } from '../container-labels.ts'
import type { ContainerListSearch } from '../container-list-search.ts'
import { containerResource } from '../container-resource.ts'
import { ReplicaCount } from '../replica-count.tsx'
import classes from './container-list.module.css'

type SortField = Exclude<ContainerListSearch['sort'], `-${string}`>

/** Columns of the specification in its order, then the optional columns. */
export function containerColumns(format: Format): readonly Column<Container, SortField>[] {
  const share = (usage: ContainerUsage | null, of: keyof ContainerUsage) =>
    usage === null ? none : <UsagePercent percent={usage[of]} />
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      cell: (it) => (
        <>
          <ResourceLink definition={containerResource} resource={it} />
          <span className={classes.namespace}>{it.namespace}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: (it) => <ResourceStatus definition={containerResource} resource={it} />,
    },
    {
      key: 'image',
      header: 'Image',
      sort: 'image',
      onPhone: ({ image }) => image.slice(image.lastIndexOf('/') + 1),
      cell: (it) => <Image of={it} />,
    },
    {
      key: 'replicas',
      header: 'Replicas',
      sort: 'replicas',
      onPhone: ({ replicas }) => `${format.number(replicas.ready)} of ${formatReplicas(replicas.desired)}`,
      align: 'end',
      cell: (it) => <ReplicaCount container={it} />,
    },
    { key: 'cpu', header: 'CPU', sort: 'cpu', align: 'end', cell: ({ usage }) => share(usage, 'cpuPercent') },
    {
      key: 'memory',
      header: 'Memory',
      sort: 'memory',
      align: 'end',
      cell: ({ usage }) => share(usage, 'memoryPercent'),
    },
    {
      key: 'ports',
      header: 'Ports',
      cell: ({ ports }) => (ports.length === 0 ? none : <Ports of={ports} />),
    },
    {
      key: 'restarts',
      header: 'Restarts',
      sort: 'restarts',
      align: 'end',
      cell: ({ restarts }) => format.number(restarts),
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
    {
      key: 'kind',
      header: 'Workload type',
      defaultHidden: true,
      cell: ({ kind }) => (kind === 'job' ? 'Job' : 'Service'),
    },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'monthlyCost',
      align: 'end',
      defaultHidden: true,
      cell: ({ monthlyCost }) => <Cost monthly={monthlyCost} />,
    },
    {
      key: 'region',
      header: 'Region',
      sort: 'region',
      defaultHidden: true,
      cell: ({ region }) => <Code>{region}</Code>,
    },
    {
      key: 'tags',
      header: 'Tags',
      defaultHidden: true,
      minWidth: 16,
      cell: ({ tags }) => <TagList tags={tags} home={containerResource.home} />,
    },
  ]
}

/** One port per line; few containers have more than two. */
function Ports({ of: ports }: { readonly of: Container['ports'] }) {
  return ports.map((port) => (
    <span key={formatPort(port)} className={classes.port}>
      <OneLine>{formatPort(port)}</OneLine>
    </span>
  ))
}

/** Name and tag first, because they distinguish images. */
function Image({ of: { image } }: { readonly of: Container }) {
  const name = image.slice(image.lastIndexOf('/') + 1)
  return (
    <span className={classes.image}>
      <Clamped>{name}</Clamped>
      <span className={classes.registry} {...clippedText}>
        {image.slice(0, image.length - name.length - 1)}
      </span>
    </span>
  )
}
