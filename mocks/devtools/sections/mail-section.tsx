import { useState } from 'react'
import type { MailRow } from '../../db/index.ts'
import { Clock, CopyButton, Empty, Search, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

/** Maximum number of listed mails. */
const SHOWN = 100

/** Outbox with every mail that a real service would have sent. */
export function MailSection() {
  const { mails } = usePanelContext()
  const [text, setText] = useState('')
  if (!mails) return null
  const wanted = text.trim().toLowerCase()
  const found = mails.filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(wanted))
  return (
    <Section title="Outbox" hint="Emails that a real service would have sent. Links and codes work.">
      {mails.length === 0 ? (
        <Empty>No email yet. Sign up or reset a password to see one here.</Empty>
      ) : (
        <>
          <Search label="Find an email" value={text} onText={setText} />
          {found.length === 0 && <Empty>No email has “{text}” in its subject or address.</Empty>}
          <ol className={styles.list}>
            {found.slice(0, SHOWN).map((mail) => (
              <li key={mail.id}>
                <Mail mail={mail} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

function Mail({ mail: { to, subject, text, facts, at } }: { readonly mail: MailRow }) {
  const { code } = facts
  return (
    <details className={styles.item}>
      <summary>
        <span className={styles.itemTitle}>{subject}</span>
        <span className={styles.hint}>to {to}</span>
        <Clock at={at} />
      </summary>
      <div className={styles.itemBody}>
        <p className={styles.mailText}>{withLinks(text)}</p>
        {code !== undefined && (
          <div className={styles.row}>
            <CopyButton text={() => code} label={`Copy code ${code}`} />
          </div>
        )}
      </div>
    </details>
  )
}

/** Turns the URLs in a text into links. */
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
