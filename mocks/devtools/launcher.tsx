import type { Ref } from 'react'
import { LauncherButton } from './launcher-button.tsx'
import { overrides } from './overrides.ts'
import type { MockState } from './panel-context.tsx'

interface LauncherProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly state: MockState
  readonly isOpen: boolean
  /** True if the open panel is in its place. */
  readonly isCovered: boolean
  readonly onClick: () => void
}

/** Button that opens the panel and marks active overrides. */
export function Launcher({ ref, state, isOpen, isCovered, onClick }: LauncherProps) {
  const active = overrides(state)
  return (
    <LauncherButton
      ref={ref}
      isOpen={isOpen}
      isCovered={isCovered}
      description={active.map(({ text }) => text).join(', ')}
      state={state.isRecording ? 'recording' : active.length > 0 ? 'unusual' : undefined}
      onClick={onClick}
    />
  )
}
