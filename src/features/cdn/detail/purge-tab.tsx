import { Progress, SegmentedControl, Skeleton, Textarea } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { listCdnPurgesInfiniteOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { CdnDistribution, CdnPurge, CdnPurgeStatus } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { purgeProblem, purgeTargets } from '#src/domain/cdn-input.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { LoadMore } from '#src/resources/detail/load-more.tsx'
import { Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { FAST_POLL_MS } from '#src/resources/polling.ts'
import { byCursor } from '#src/resources/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useAnnouncedEnd } from '#src/ui/use-announced-end.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { cdnResource } from '../cdn-resource.ts'
import classes from './purge-tab.module.css'
import { usePurge } from './use-purge.ts'

/** Purges cached content and shows the progress. */
export function PurgeTab({ resource: distribution, onSearchChange }: CdnTabProps) {
  return (
    <PanelStack>
      <PurgeForm distribution={distribution} onAll={() => onSearchChange({ dialog: 'purge-all' })} />
      <Panel title="Purges">
        <Purges distribution={distribution} />
      </Panel>
    </PanelStack>
  )
}

const kinds = [
  { value: 'url', label: 'URLs' },
  { value: 'prefix', label: 'Prefixes' },
  { value: 'all', label: 'Everything' },
] as const

interface PurgeDraft {
  readonly kind: (typeof kinds)[number]['value']
  readonly text: string
}

const NO_TARGETS: PurgeDraft = { kind: 'url', text: '' }

const storedPurgeSchema: z.ZodMiniType<PurgeDraft> = z.object({
  kind: z.enum(kinds.map(({ value }) => value)),
  text: z.string(),
})

function PurgeForm({
  distribution,
  onAll,
}: {
  readonly distribution: CdnDistribution
  /** Opens the confirmation dialog. */
  readonly onAll: () => void
}) {
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: `${distribution.id}-purge`,
    initial: NO_TARGETS,
    schema: storedPurgeSchema,
  })
  const { kind, text } = draft
  const [attempted, setAttempted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const purge = usePurge(distribution)
  const unsaved = useRef(false)
  unsaved.current = text !== ''
  const reason = denialReason(useActionCheck(cdnResource)('purge', distribution))
  const { domain } = distribution
  const targets = purgeTargets(text)
  const wrong = kind === 'all' ? null : purgeProblem(kind, targets, domain)
  const [first] = Object.values(fieldErrors(purge.error))
  const serverError = purge.error && (first ?? problemOf(purge.error).detail)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason !== null || purge.isPending) return
    if (kind === 'all') {
      onAll()
      return
    }
    setAttempted(true)
    if (wrong !== null) {
      field.current?.focus()
      return
    }
    purge.mutate(kind === 'url' ? { kind, urls: targets } : { kind, prefixes: targets }, {
      onSuccess: () => {
        toast.success(`Purging ${targets.length === 1 ? targets[0] : `${targets.length} targets`}`)
        // Keeps text that was typed during the request.
        setDraft((now) => (now.text === text ? { ...now, text: '' } : now))
        setAttempted(false)
      },
    })
  }

  return (
    <Panel as="form" title="Purge the cache" onSubmit={submit}>
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without purging?" />
      {isRestored && text !== '' && <RestoredNote onStartOver={startOver} />}
      <div className={classes.kinds}>
        <SegmentedControl
          aria-label="What to purge"
          data={[...kinds]}
          value={kind}
          onChange={(next) => {
            setDraft({ kind: next, text })
            setAttempted(false)
            purge.reset()
          }}
        />
      </div>
      {kind === 'all' ? (
        <p className={classes.note}>
          This clears the cache at every edge location. Until it fills again, all requests go to the origins.
        </p>
      ) : (
        <Textarea
          ref={field}
          label={kind === 'url' ? 'URLs' : 'Paths'}
          description={
            kind === 'url'
              ? `One per line, each starting with https://${domain}/.`
              : 'One per line, such as /img/. Everything below it is purged.'
          }
          placeholder={kind === 'url' ? `https://${domain}/img/logo.svg` : '/img/'}
          autosize
          minRows={3}
          maxRows={12}
          classNames={{ input: 'mono' }}
          spellCheck={false}
          value={text}
          disabled={reason !== null}
          error={(attempted && wrong) || serverError || undefined}
          onChange={(event) => {
            setDraft({ kind, text: event.currentTarget.value })
            if (purge.error !== null) purge.reset()
          }}
        />
      )}
      <div>
        <DisabledReason reason={reason}>
          <Button
            type="submit"
            variant="outline"
            loading={purge.isPending}
            leftSection={<IconEraser size={16} aria-hidden="true" />}
          >
            Purge
          </Button>
        </DisabledReason>
      </div>
    </Panel>
  )
}

const statuses: Readonly<Record<CdnPurgeStatus, { readonly label: string; readonly tone: StatusTone }>> = {
  running: { label: 'Running', tone: 'info' },
  completed: { label: 'Completed', tone: 'healthy' },
  failed: { label: 'Failed', tone: 'critical' },
}

function Purges({ distribution }: { readonly distribution: CdnDistribution }) {
  const path = { cdnDistributionId: distribution.id }
  const purges = useInfiniteQuery({
    ...infiniteQueryOptions({
      ...listCdnPurgesInfiniteOptions({ path, query: { limit: 10 } }),
      ...byCursor({ path }),
    }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'running'))
        ? FAST_POLL_MS
        : false,
  })
  const items = purges.data?.pages.flatMap((page) => page.items) ?? []
  if (purges.isPending) return <Skeleton height="8rem" />
  if (purges.error !== null && items.length === 0) {
    return <ErrorState error={purges.error} onRetry={() => purges.refetch()} retrying={purges.isFetching} />
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title="No purges yet"
        description="Purges appear here with their progress across edge locations."
        icon={<IconEraser size={22} />}
      />
    )
  }
  return (
    <>
      <ol className={classes.purges} aria-label="Purges, newest first">
        {items.map((purge) => (
          <PurgeLine key={purge.id} purge={purge} />
        ))}
      </ol>
      <LoadMore query={purges} noun="purges" />
    </>
  )
}

/** Number of targets shown before the rest collapses. */
const INITIAL_COUNT = 3

function PurgeLine({ purge }: { readonly purge: CdnPurge }) {
  const format = useFormat()
  const { label, tone } = statuses[purge.status]
  useAnnouncedEnd(
    purge.status === 'running',
    purge.status === 'failed' ? 'The purge failed' : 'The purge is complete',
  )
  const shown = purge.targets.slice(0, INITIAL_COUNT)
  const rest = purge.targets.length - shown.length
  return (
    <li className={classes.purge}>
      <div className={classes.what}>
        {purge.kind === 'all' ? (
          'Everything'
        ) : (
          <>
            <span className="mono">{shown.join(', ')}</span>
            {rest > 0 && ` and ${rest} more`}
          </>
        )}
      </div>
      <StatusBadge tone={tone} busy={purge.status === 'running'}>
        {label}
      </StatusBadge>
      <div className={classes.facts}>
        <span>{purge.requestedBy.name}</span>
        <RelativeTime at={purge.startedAt} />
        {purge.status === 'running' && (
          <span>{format.percent(purge.progressPercent)} of the edge locations</span>
        )}
      </div>
      {purge.status === 'running' && (
        <Progress
          className={classes.progress ?? ''}
          value={purge.progressPercent}
          aria-label="Edge locations purged"
        />
      )}
    </li>
  )
}
