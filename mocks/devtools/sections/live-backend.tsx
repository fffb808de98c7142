import { useState } from 'react'
import type { LiveBackend as LiveBackendSettings } from '../../engine/outcome.ts'
import { Button, Field, Row, Section, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

const credentials = [
  ['include', 'With cookies'],
  ['same-origin', 'With cookies of the same origin'],
  ['omit', 'Without cookies'],
] as const

function labelOf(wanted: LiveBackendSettings['credentials']): string {
  return credentials.find(([value]) => value === wanted)?.[1].toLowerCase() ?? wanted
}

/** Settings of the live backend. */
export function LiveBackend() {
  const { control, scenario, alwaysLive, act, addRule } = usePanelContext()
  const { live } = scenario
  const setting = live.url === null && alwaysLive ? alwaysLive : null
  const [url, setUrl] = useState(live.url ?? '')
  const isUrl = url.trim() === '' || URL.canParse(url.trim())
  return (
    <Section
      title="Live backend"
      hint="Handles requests with the outcome “Live backend”. Its responses are checked against the contract, too."
    >
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault()
          if (isUrl) act(() => control.adjust({ live: { url: url.trim() || null } }))
        }}
      >
        <Field
          label="Base URL of the API"
          type="url"
          placeholder={setting?.backend.url ?? 'the page’s own API URL'}
          aria-invalid={!isUrl || undefined}
          value={url}
          onText={setUrl}
        />
        <Button type="submit">Set</Button>
      </form>
      {setting && (
        <p className={styles.hint}>
          Until you set another URL, {setting.names.url} and {setting.names.credentials} apply:{' '}
          {setting.backend.url ?? 'the page’s own API URL'}, {labelOf(setting.backend.credentials)}.
        </p>
      )}
      <Row>
        {setting === null && (
          <Select
            label="Credentials"
            value={live.credentials}
            options={credentials}
            onValue={(value) => act(() => control.adjust({ live: { credentials: value } }))}
          />
        )}
        <Button onClick={() => addRule({ operation: '*', then: { live: true } })}>Make all live</Button>
      </Row>
    </Section>
  )
}
