import { type CSSProperties, type ReactNode, useId } from 'react'
import classes from './choice-cards.module.css'

export interface Choice {
  readonly value: string
  readonly title: ReactNode
  /** Picture before the title, hidden from assistive technology. */
  readonly mark?: ReactNode
  readonly detail?: ReactNode
  /** Shown at the end of the line: a price. */
  readonly aside?: ReactNode
  /** Reason why it can't be chosen; it stays visible. */
  readonly disabledReason?: string | null
}

interface ChoiceCardsProps {
  /** Legend of the group; visible unless `hideLabel`. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly name: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
  /** Minimum width of a card, in rem. */
  readonly cardWidth?: number
}

/** Radio buttons as cards with descriptions. */
export function ChoiceCards({
  label,
  hideLabel = false,
  name,
  value,
  choices,
  onChange,
  error,
  cardWidth = 12,
}: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'visually-hidden' : classes.legend}>{label}</legend>
      <div className={classes.cards} style={{ '--card-width': `${cardWidth}rem` } as CSSProperties}>
        {choices.map((choice) => {
          const titleId = `${id}-${choice.value}-title`
          const asideId = `${id}-${choice.value}-aside`
          const detailId = `${id}-${choice.value}-detail`
          const hasDetail = Boolean(choice.detail || choice.disabledReason)
          // The accessible name is the title only; the rest is the description.
          const described = [choice.aside && asideId, hasDetail && detailId].filter(Boolean).join(' ')
          return (
            <label
              key={choice.value}
              className={classes.card}
              data-disabled={choice.disabledReason ? true : undefined}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={Boolean(choice.disabledReason)}
                aria-labelledby={titleId}
                aria-describedby={described || undefined}
                aria-invalid={error !== undefined && choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <span className={classes.title}>
                {choice.mark}
                <span id={titleId}>{choice.title}</span>
              </span>
              {choice.aside && (
                <span id={asideId} className={classes.aside}>
                  {choice.aside}
                </span>
              )}
              {hasDetail && (
                <span id={detailId} className={classes.detail}>
                  {choice.detail}
                  {choice.disabledReason && <span className={classes.reason}>{choice.disabledReason}</span>}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
