import type { ReactNode } from 'react'
import type { Activity, ActivityChange, ActivityOutcome } from '#src/api/generated/types.gen.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { fieldName } from '#src/ui/field-name.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import classes from './detail.module.css'

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
      {href === undefined && entry.changes.length > 0 && <Changes changes={entry.changes} />}
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

/** Changed settings: value before, value after. */
function Changes({ changes }: { readonly changes: readonly ActivityChange[] }) {
  return (
    <ul className={classes.changes} aria-label="Changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {fieldName(field)}: {before === null ? 'none' : <del>{before}</del>}
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> is now </span>
          {after === null ? 'none' : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
