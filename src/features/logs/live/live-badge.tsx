import { useEffect } from 'react'
import { announce } from '#src/ui/announce.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import type { TailView } from './log-tail.ts'
import { useAnnouncedLines } from './use-announced-lines.ts'

/** Connection state of the live stream. Announces it and the new lines. */
export default function LiveBadge({
  connection,
  isFollowing,
  streamedCount,
}: {
  readonly connection: TailView['connection']
  readonly isFollowing: boolean
  readonly streamedCount: number
}) {
  useAnnouncedLines(streamedCount)
  const isOnline = useOnline()
  const state =
    connection === 'broken'
      ? ({ tone: 'warning', text: isOnline ? 'Reconnecting' : 'Offline, will reconnect' } as const)
      : !isFollowing
        ? ({ tone: 'neutral', text: 'Paused' } as const)
        : connection === 'open'
          ? ({ tone: 'healthy', text: 'Live' } as const)
          : ({ tone: 'info', text: 'Connecting' } as const)
  const { tone, text } = state
  useEffect(() => announce(`Log stream: ${text}`), [text])
  return (
    <StatusBadge tone={tone} busy={tone !== 'neutral'} variant="filled">
      {text}
    </StatusBadge>
  )
}
