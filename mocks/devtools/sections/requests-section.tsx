import type { LogEntry } from '../../engine/request-log.ts'
import styles from '../devtools.module.css'
import { usePolled } from '../use-polled.ts'
import type { Workbench } from '../workbench.ts'

/** How many requests are listed. */
const SHOWN = 50

/** The last requests of this tab, newest first, with what decided their outcome. */
export function RequestsSection({ bench: { control } }: { readonly bench: Workbench }) {
  const [entries, refresh] = usePolled(() => control.log())
  const clear = () => {
    control.clearLog()
    refresh()
  }
  if (!entries) return null
  if (entries.length === 0) return <p className={styles.hint}>No request yet.</p>
  return (
    <>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={clear}>
          Clear
        </button>
      </div>
      <ol className={styles.list}>
        {entries
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <li key={entry.requestId}>
              <Request entry={entry} />
            </li>
          ))}
      </ol>
    </>
  )
}

function Request({ entry }: { readonly entry: LogEntry }) {
  const { method, url, operationId, status, source, rule, violation, requestBody, responseBody, at } = entry
  const { pathname, search } = new URL(url, location.href)
  return (
    <details>
      <summary data-failed={status === null || status >= 400 || undefined}>
        <code>{status ?? (source === 'live' ? 'live' : 'broken')}</code>{' '}
        <strong>{operationId ?? method}</strong>{' '}
        <time dateTime={new Date(at).toISOString()}>{new Date(at).toISOString().slice(11, 19)}</time>
        {rule !== null && <span className={styles.badge}>{rule}</span>}
        {violation !== null && <span className={styles.badge}>outside the contract</span>}
      </summary>
      <p className={styles.address}>
        <code>
          {method} {pathname}
          {decodeURIComponent(search)}
        </code>
      </p>
      {violation !== null && <p>{violation}</p>}
      <Body label="Request" text={requestBody} />
      <Body label="Response" text={responseBody} />
    </details>
  )
}

function Body({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (!text) return null
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <pre tabIndex={0}>{pretty(text)}</pre>
    </figure>
  )
}

/** Indented JSON; what is none, such as an answer that was cut short, stays as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
