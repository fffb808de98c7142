import type { ReactNode } from 'react'
import type { Activity, ActivityOutcome } from '#src/api/generated/types.gen.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import type { ActivityChangesProps } from './activity-changes.tsx'
import classes from './detail.module.css'

/** Loaded for the first activity with changes, which overviews don't show. */
const ActivityChanges = onDemand<ActivityChangesProps>(() => import('./activity-changes.tsx'))

const outcomes: Readonly<Record<ActivityOutcome, { readonly label: string; readonly tone: StatusTone }>> = {
  succeeded: { label: 'Done', tone: 'healthy' },
  failed: { label: 'Failed', tone: 'critical' },
  in_progress: { label: 'In progress', tone: 'info' },
}

export function Timeline({ children }: { readonly children: ReactNode }) {
  return (
    <ol className={classes.timeline} aria-label="Activity, newest first">
      {children}
    </ol>
  )
}

/**
 * Actor, time, summary and outcome of one activity.
 * @param href link to the resource, for lists that span several resources
 */
export function ActivityEntry({ entry, href }: { readonly entry: Activity; readonly href?: string | null }) {
  // A recorded failure (`….failed`) has the outcome "succeeded", since the recording worked. Show it as failed.
  const outcome = entry.action.endsWith('.failed') ? 'failed' : entry.outcome
  const { label, tone } = outcomes[outcome]
  return (
    <li className={classes.event} data-outcome={outcome}>
      <p className={classes.eventSummary}>
        {href ? <PathLink href={href}>{entry.summary}</PathLink> : entry.summary}
      </p>
      {href === undefined && entry.changes.length > 0 && <ActivityChanges changes={entry.changes} />}
      <p className={classes.eventFacts}>
        <span className={classes.actor}>
          <Avatar name={entry.actor.name} src={null} size="1.25rem" />
          {entry.actor.kind === 'key' ? `API key ${entry.actor.name}` : entry.actor.name}
        </span>
        <RelativeTime at={entry.at} />
        <StatusBadge tone={tone} busy={outcome === 'in_progress'}>
          {label}
        </StatusBadge>
      </p>
    </li>
  )
}
