import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listContainerReplicasOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Container, ContainerReplica, ContainerReplicaStatus } from '#src/api/generated/types.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { isChanging } from '#src/resources/kind.ts'
import { FAST_POLL_MS, WATCH_MS } from '#src/resources/polling.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import figures from '#src/ui/figures.module.css'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { containerKind } from '../container-kind.ts'
import { ReplicaCount } from '../replica-count.tsx'
import classes from './replicas.module.css'

const words: Readonly<Record<ContainerReplicaStatus, { readonly word: string; readonly tone: StatusTone }>> =
  {
    starting: { word: 'Starting', tone: 'info' },
    ready: { word: 'Ready', tone: 'healthy' },
    crashing: { word: 'Crashing', tone: 'critical' },
    ending: { word: 'Ending', tone: 'neutral' },
    completed: { word: 'Completed', tone: 'neutral' },
  }

/** Every replica there is; during a roll-out those of two revisions. */
export function ReplicasPanel({ container }: { readonly container: Container }) {
  const isBusy = isChanging(containerKind, container)
  const { data, error, isFetching, refetch } = useQuery({
    ...listContainerReplicasOptions({ path: { containerId: container.id } }),
    refetchInterval: isBusy ? FAST_POLL_MS : WATCH_MS,
  })
  return (
    <Panel title="Replicas" aside={<ReplicaCount container={container} />}>
      {data !== undefined ? (
        data.items.length === 0 ? (
          <Muted>There are none while it is {container.status}.</Muted>
        ) : (
          <ReplicaTable replicas={data.items} />
        )
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </Panel>
  )
}

function ReplicaTable({ replicas }: { readonly replicas: readonly ContainerReplica[] }) {
  const format = useFormat()
  const percent = (value: number | undefined) => (value === undefined ? '–' : format.percent(value))
  return (
    // A region that scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={figures.scroll} tabIndex={0} aria-label="Table of the replicas">
      <table className={`${figures.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Replica</th>
            <th scope="col">Status</th>
            <th scope="col" data-number>
              Revision
            </th>
            <th scope="col" data-number>
              CPU
            </th>
            <th scope="col" data-number>
              Memory
            </th>
            <th scope="col" data-number>
              Restarts
            </th>
            <th scope="col">Last exit</th>
            <th scope="col">Started</th>
          </tr>
        </thead>
        <tbody>
          {replicas.map(({ id, name, status, revision, usage, restarts, lastExit, startedAt }) => (
            <tr key={id}>
              <th scope="row" className="mono" title={name}>
                {name}
              </th>
              <td>
                <StatusBadge tone={words[status].tone} busy={status === 'starting' || status === 'ending'}>
                  {words[status].word}
                </StatusBadge>
              </td>
              <td data-number>{format.number(revision)}</td>
              <td data-number>{percent(usage?.cpuPercent)}</td>
              <td data-number>{percent(usage?.memoryPercent)}</td>
              <td data-number>{format.number(restarts)}</td>
              <td className={classes.exit}>
                {lastExit === null ? (
                  'None'
                ) : (
                  <>
                    {lastExit.reason}{' '}
                    <span className={classes.when}>
                      Code {lastExit.code}, <RelativeTime at={lastExit.at} />
                    </span>
                  </>
                )}
              </td>
              <td>{startedAt === null ? '–' : <RelativeTime at={startedAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
