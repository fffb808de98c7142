import type { MailRow } from '../../db/index.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from '../devtools.module.css'
import { usePolled } from '../use-polled.ts'
import type { Workbench } from '../workbench.ts'

/** The outbox: every mail that a real service would have sent. */
export function MailSection({ bench: { control } }: { readonly bench: Workbench }) {
  const [mails] = usePolled(() => control.mails())
  if (!mails) return null
  if (mails.length === 0) {
    return <p className={styles.hint}>No mail yet. Sign up, or ask for a new password, to see one here.</p>
  }
  return (
    <ol className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Mail mail={mail} />
        </li>
      ))}
    </ol>
  )
}

function Mail({ mail: { to, subject, text, facts, at } }: { readonly mail: MailRow }) {
  return (
    <details>
      <summary>
        <strong>{subject}</strong> <span className={styles.hint}>to {to}</span>
        <time dateTime={new Date(at).toISOString()}>{new Date(at).toISOString().slice(11, 19)}</time>
      </summary>
      <p className={styles.mailText}>{withLinks(text)}</p>
      {facts.code !== undefined && <CopyButton text={facts.code} label={`Copy code ${facts.code}`} />}
    </details>
  )
}

/** The text with its addresses made links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
      <a key={index} href={part}>
        {part}
      </a>
    ),
  )
}
