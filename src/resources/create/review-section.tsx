import { useState } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import classes from './create.module.css'
import { FieldLink } from './field-link.tsx'
import { FormSection } from './form-section.tsx'

const RequestSamples = onDemand(() => import('./request-samples.tsx'))

/** One selected value. `field` is the id of the section where it is selected. */
export interface ReviewFact {
  readonly field: string
  readonly name: string
  /** An empty or unknown text is shown as missing; a list may be empty. */
  readonly value: string | null | undefined | readonly string[]
}

/** Summary of the input, and the equivalent API request to copy. */
export function ReviewSection({
  step,
  facts,
  path,
  body,
}: {
  readonly step: number
  readonly facts: readonly ReviewFact[]
  /** Path of the collection below the API root: `/vms`. */
  readonly path: string
  readonly body: unknown
}) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <FormSection id="review" step={step} title="Review">
      <dl className={classes.facts}>
        {facts.map(({ field, name, value }) => (
          <div key={`${field} ${name}`}>
            <dt>{name}</dt>
            <dd>{toText(value)}</dd>
            <dd>
              <FieldLink field={field}>
                Change
                <span className="visually-hidden">
                  {' '}
                  {name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}
                </span>
              </FieldLink>
            </dd>
          </div>
        ))}
      </dl>
      <details className={classes.samples} onToggle={(event) => setIsOpened(event.currentTarget.open)}>
        <summary>Equivalent API request</summary>
        {isOpened && <RequestSamples path={path} body={body} />}
      </details>
    </FormSection>
  )
}

function toText(value: ReviewFact['value']): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'string') return value
  return value.join(', ') || 'None'
}
