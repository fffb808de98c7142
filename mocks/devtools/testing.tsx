import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compose, readSelection } from '../scenarios/selection.ts'
import type { Workbench } from './panel-context.tsx'
import { type MockState, PanelProvider } from './panel-context.tsx'

/** State of a mock in a scenario that has seen no requests. */
export function mockState(selection: string, more: Partial<MockState> = {}): MockState {
  const scenario = compose(readSelection(selection))
  return {
    scenario,
    tallies: scenario.rules.map(() => ({ seen: 0, fired: 0, isSpent: false })),
    hasLiveSignIn: false,
    alwaysLive: null,
    clock: { now: 0, state: { mode: 'running', real: 0, world: 0, speed: 1 } },
    log: [],
    isRecording: false,
    handlers: [],
    page: '/compute/vms',
    ...more,
  }
}

/** HTML of a section of the panel in a scenario. */
export function markupOf(section: ReactNode, selection: string, more: Partial<MockState> = {}): string {
  const workbench = { control: {}, keepCookie: () => false, reload: () => {} } as unknown as Workbench
  return renderToStaticMarkup(
    <PanelProvider
      workbench={workbench}
      state={mockState(selection, more)}
      refresh={() => {}}
      onPart={() => {}}
    >
      {section}
    </PanelProvider>,
  )
}
