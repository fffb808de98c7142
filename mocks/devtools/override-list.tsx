import { useRef } from 'react'
import { nameOf } from '../scenarios/selection-text.ts'
import { Reasons } from './kit.tsx'
import { type Override, overrides } from './overrides.ts'
import styles from './panel.module.css'
import { useAttempt, usePanelContext } from './panel-context.tsx'
import type { Part } from './panel-state.ts'

interface OverrideListProps {
  readonly onPart: (part: Part) => void
}

/** Active overrides, each with a link to its setting and a button to remove it. */
export function OverrideList({ onPart }: OverrideListProps) {
  const panel = usePanelContext()
  const [reasons, remove] = useRemove()
  const active = overrides(panel)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={styles.overrides}>
      {active.length === 0 ? (
        <span className={styles.hint}>No active overrides.</span>
      ) : (
        <ul aria-label="Active overrides" className={styles.deviations}>
          {active.map((override) => (
            <li
              key={override.text}
              className={styles.deviation}
              data-recording={override.undo.kind === 'recording' || undefined}
            >
              <button type="button" onClick={() => onPart(override.part)}>
                {override.text}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${override.text}`}
                onClick={async () => {
                  await remove(override)
                  // The pressed button is gone.
                  place.current?.focus()
                }}
              >
                <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
                  <path d="m3 3 6 6m0-6-6 6" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Reasons reasons={reasons} />
    </div>
  )
}

/** Removes an override. Fails if another setting names a resource that the data lacks without it. */
function useRemove(): readonly [
  reasons: readonly string[],
  remove: (override: Override) => Promise<boolean>,
] {
  const { control, act, applyScenario } = usePanelContext()
  const [reasons, attempt] = useAttempt()

  const remove = async ({ undo }: Override): Promise<void> => {
    switch (undo.kind) {
      case 'recording':
        return act(() => control.recorder.stop())
      case 'log':
        return act(() => control.clearLog())
      case 'handlers':
        return act(() => {
          for (const { id } of control.handlers.list()) control.handlers.remove(id)
        })
      case 'clock':
        await control.moveClock({ kind: 'reset' })
        return act(() => {})
      case 'scenario': {
        const { network, lifecycle, live, rules, ...rest } = undo.withdrawn
        if (Object.keys(rest).length === 0)
          return act(() => control.adjust({ network, lifecycle, live, rules }))
        const next = { ...control.scenario, ...rest }
        return applyScenario([{ ...next, name: nameOf(next) }])
      }
    }
  }
  return [reasons, (override) => attempt(() => remove(override))]
}
