import { type FormEvent, useState } from 'react'
import type { LogEntry } from '../../engine/request-log.ts'
import { Button, Field, indentJson, Reasons, Row, TextArea } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { resendDraftOf, resendOptions } from './resend-request.ts'

/** Sends a request of the log again, with changes. The response appears in the log. */
export function Resend({ entry }: { readonly entry: LogEntry }) {
  const { act } = usePanelContext()
  const { method, requestId, requestBody } = entry
  const [first] = useState(() => resendDraftOf(entry, location.href))
  const [url, setUrl] = useState(first.url)
  const [headers, setHeaders] = useState(first.headers)
  const [body, setBody] = useState(requestBody === null ? '' : indentJson(requestBody))
  const [outcome, setOutcome] = useState('')
  const [reasons, setReasons] = useState<readonly string[]>([])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome('')
    try {
      const response = await fetch(url, resendOptions({ method, url, headers, body }))
      setReasons([])
      setOutcome(`Response: ${response.status}. It’s at the top of the log.`)
    } catch (error) {
      // Thrown for an invalid header as well as for a broken connection.
      setReasons([`No response: ${error instanceof Error ? error.message : error}`])
    }
    act(() => {})
  }
  return (
    <form className={styles.form} aria-label={`Resend ${requestId}`} onSubmit={send}>
      <Field label={`${method} URL`} value={url} onText={setUrl} />
      <TextArea
        label="Headers"
        placeholder="none"
        rows={Math.max(1, headers.split('\n').length)}
        value={headers}
        onText={setHeaders}
      />
      {method !== 'GET' && (
        <TextArea
          label="Body"
          placeholder="none"
          rows={Math.min(12, Math.max(2, body.split('\n').length))}
          value={body}
          onText={setBody}
        />
      )}
      <Reasons reasons={reasons} />
      <Row>
        <Button type="submit" tone="accent">
          Send
        </Button>
        <span role="status" className={styles.hint}>
          {outcome}
        </span>
      </Row>
    </form>
  )
}
