import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'

/** Starts or pauses the live stream. */
export function StreamButton({
  canFollow,
  isFollowing,
  onFollow,
  onPause,
}: {
  /** False for a range that doesn't end now. */
  readonly canFollow: boolean
  readonly isFollowing: boolean
  readonly onFollow: () => void
  readonly onPause: () => void
}) {
  return (
    <DisabledReason
      reason={
        canFollow ? null : 'Live Stream isn’t available for a custom range. Choose a range that ends now.'
      }
    >
      {isFollowing ? (
        <Button leftSection={<IconPlayerPause size={16} aria-hidden="true" />} onClick={onPause}>
          Pause Stream
        </Button>
      ) : (
        <Button leftSection={<IconPlayerPlay size={16} aria-hidden="true" />} onClick={onFollow}>
          Live Stream
        </Button>
      )}
    </DisabledReason>
  )
}
