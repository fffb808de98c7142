import { useState } from 'react'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import classes from './reference.module.css'
import type { OperationReference, SampleLanguage } from './reference.ts'

const languages: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  fetch: 'fetch',
  client: 'TypeScript client',
}

/** Example request of an operation, in the chosen language. */
export function RequestSample({ operation: { id, samples } }: { readonly operation: OperationReference }) {
  const [language, setLanguage] = useState<SampleLanguage>('curl')
  return (
    <CodeSample
      html={samples[language]}
      label={`Request: ${id}`}
      heading={
        <fieldset className={classes.languages} aria-label={`Language of the request: ${id}`}>
          {(Object.keys(languages) as SampleLanguage[]).map((it) => (
            <button key={it} type="button" aria-pressed={it === language} onClick={() => setLanguage(it)}>
              {languages[it]}
            </button>
          ))}
        </fieldset>
      }
    />
  )
}
