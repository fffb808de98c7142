import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { client } from '#src/api/generated/client.gen.ts'
import { CodeBlock } from '#src/ui/code-block.tsx'
import classes from './create.module.css'
import { FieldLink } from './field-link.tsx'
import { FormSection } from './form-section.tsx'
import { curlSample, fetchSample } from './request-samples.ts'

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
      <RequestSamples path={path} body={body} />
    </FormSection>
  )
}

function toText(value: ReviewFact['value']): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'string') return value
  return value.join(', ') || 'None'
}

const languages = [
  { value: 'curl', label: 'cURL' },
  { value: 'fetch', label: 'fetch' },
] as const

function RequestSamples({ path, body }: { readonly path: string; readonly body: unknown }) {
  const [language, setLanguage] = useState<'curl' | 'fetch'>('curl')
  const url = new URL(`${client.getConfig().baseUrl ?? ''}${path}`, window.location.origin).href
  return (
    <details className={classes.samples}>
      <summary>Equivalent API request</summary>
      <div className={classes.sampleBody}>
        <div>
          <SegmentedControl
            aria-label="Language of the request"
            size="xs"
            data={[...languages]}
            value={language}
            onChange={setLanguage}
          />
        </div>
        {language === 'curl' ? (
          <CodeBlock label="cURL command" code={curlSample(url, body)} />
        ) : (
          <CodeBlock label="fetch call" code={fetchSample(url, body)} />
        )}
      </div>
    </details>
  )
}
