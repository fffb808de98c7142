import type { ReactNode } from 'react'
import type { Activity, ActivityOutcome } from '#src/api/generated/types.gen.ts'
import { OwnLink } from '#src/ui/own-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import classes from './detail.module.css'

const outcomes: Readonly<Record<ActivityOutcome, { readonly word: string; readonly tone: StatusTone }>> = {
  succeeded: { word: 'Done', tone: 'healthy' },
  failed: { word: 'Failed', tone: 'critical' },
  in_progress: { word: 'In progress', tone: 'info' },
}

/** What was done, newest first: a list of `ActivityEntry`. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return (
    <ol className={classes.timeline} aria-label="Activity, newest first">
      {children}
    </ol>
  )
}

/**
 * Who did what, when, and how it ended.
 *
 * @param href where what it was done to is shown, among those of other resources
 */
export function ActivityEntry({ entry, href }: { readonly entry: Activity; readonly href?: string | null }) {
  // That something failed has succeeded as far as the record goes; nobody wants to read it so.
  const outcome = entry.action.endsWith('.failed') ? 'failed' : entry.outcome
  const { word, tone } = outcomes[outcome]
  return (
    <li className={classes.event} data-outcome={outcome}>
      <p className={classes.eventSummary}>
        {href ? <OwnLink href={href}>{entry.summary}</OwnLink> : entry.summary}
      </p>
      <p className={classes.eventFacts}>
        <span>{entry.actor.kind === 'key' ? `API key ${entry.actor.name}` : entry.actor.name}</span>
        <RelativeTime at={entry.at} />
        <StatusBadge tone={tone} busy={outcome === 'in_progress'}>
          {word}
        </StatusBadge>
      </p>
    </li>
  )
}
