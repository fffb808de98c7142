import { IconArrowUp, IconPlayerPause } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './follow-controls.module.css'
import type { Follow } from './use-follow.ts'

/** Shows if a log is being followed, with buttons to pause and resume. Stays visible while paused. */
export function FollowControls({ follow }: { readonly follow: Follow }) {
  const format = useFormat()
  if (follow.isFollowing) {
    return (
      <span className={classes.root}>
        <StatusBadge tone="healthy" busy>
          Following
        </StatusBadge>
        <Button
          variant="outline"
          leftSection={<IconPlayerPause size={16} aria-hidden="true" />}
          onClick={follow.pause}
        >
          Pause
        </Button>
      </span>
    )
  }
  const { waiting, hasMore } = follow
  return (
    <span className={classes.root} data-paused>
      <StatusBadge tone="neutral">
        Paused
        {waiting > 0 && `, ${format.number(waiting)}${hasMore ? ' or more' : ''} new`}
      </StatusBadge>
      <Button
        variant="outline"
        leftSection={<IconArrowUp size={16} aria-hidden="true" />}
        onClick={follow.resume}
      >
        Jump to newest
      </Button>
    </span>
  )
}
