import type { ReactNode } from 'react'
import type { Scenario, ScenarioDocument } from '../../scenarios/document.ts'
import { withoutScenario, withScenario } from '../../scenarios/selection-text.ts'
import { Button } from '../kit.tsx'
import styles from '../panel.module.css'

interface ScenarioChoiceProps {
  readonly scenario: ScenarioDocument
  /** Active scenario. */
  readonly present: Scenario
  readonly onChoose: (selection: string) => void
  /** Saved scenarios, if it is one of them. */
  readonly saved?: readonly ScenarioDocument[]
  /** More buttons. */
  readonly children?: ReactNode
}

/** Scenario to choose, to add to the active one, or to remove from it. */
export function ScenarioChoice({
  scenario: { name, title = name, description },
  present,
  saved = [],
  onChoose,
  children,
}: ScenarioChoiceProps) {
  const names = present.name.split(',')
  const isIn = names.includes(name)
  return (
    <li className={styles.choice} data-selected={isIn || undefined}>
      <button type="button" className={styles.choiceName} aria-pressed={isIn} onClick={() => onChoose(name)}>
        <strong>{title}</strong> {title !== name && <code>{name}</code>}
        <span>{description}</span>
      </button>
      {isIn && names.length > 1 ? (
        <Button
          tone="quiet"
          aria-label={`Remove ${title}`}
          onClick={() => onChoose(withoutScenario(present, name, saved))}
        >
          −
        </Button>
      ) : (
        !isIn && (
          <Button
            tone="quiet"
            aria-label={`Add ${title}`}
            onClick={() => onChoose(withScenario(present, name, saved))}
          >
            +
          </Button>
        )
      )}
      {children}
    </li>
  )
}
