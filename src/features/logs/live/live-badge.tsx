import { useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import type { TailView } from './log-tail.ts'

/** Connection state of the live stream. Renders nothing until the stream is switched on. */
export function LiveBadge({
  connection,
  isFollowing,
  isOpen,
}: {
  readonly connection: TailView['connection']
  readonly isFollowing: boolean
  /** True if the stream is on, even while paused. */
  readonly isOpen: boolean
}) {
  const isOnline = useOnline()
  const state = !isOpen
    ? null
    : connection === 'broken'
      ? ({ tone: 'warning', text: isOnline ? 'Reconnecting' : 'Offline, will reconnect' } as const)
      : !isFollowing
        ? ({ tone: 'neutral', text: 'Paused' } as const)
        : connection === 'open'
          ? ({ tone: 'healthy', text: 'Live' } as const)
          : ({ tone: 'info', text: 'Connecting' } as const)
  const text = state?.text
  useEffect(() => {
    if (text !== undefined) announce(`Log stream: ${text}`)
  }, [text])
  return (
    state !== null && (
      <StatusBadge tone={state.tone} busy={state.tone !== 'neutral'} variant="filled">
        {state.text}
      </StatusBadge>
    )
  )
}
