import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { client } from '#src/api/generated/client.gen.ts'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { curlSample, fetchSample } from './code-samples.ts'
import classes from './create.module.css'

const languages = [
  { value: 'curl', label: 'cURL' },
  { value: 'fetch', label: 'fetch' },
] as const

/** The request of a form as a cURL command and as a fetch call. */
export default function RequestSamples({ path, body }: { readonly path: string; readonly body: unknown }) {
  const [language, setLanguage] = useState<'curl' | 'fetch'>('curl')
  const url = new URL(`${client.getConfig().baseUrl ?? ''}${path}`, window.location.origin).href
  return (
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
  )
}
