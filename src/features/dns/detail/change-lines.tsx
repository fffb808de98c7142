import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dataText, type ZoneRecord } from '#src/domain/dns-records.ts'
import classes from './change-lines.module.css'

/** One change of a record, as it is shown. */
export interface ChangeLine {
  readonly key: string
  readonly before: ZoneRecord | null
  readonly after: ZoneRecord | null
  /** In front of it: the line of a file. */
  readonly place?: ReactNode
  /** What is wrong with it. */
  readonly refusal?: string | undefined
  /** Buttons. */
  readonly aside?: ReactNode
}

/** What changes in a zone: what goes, what comes, and what takes the place of what. */
export function ChangeLines({
  label,
  lines,
}: {
  readonly label: string
  readonly lines: readonly ChangeLine[]
}) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ key, before, after, place, refusal, aside }) => (
        <li key={key} className={classes.line} data-kind={kindOf(before, after)}>
          {icons[kindOf(before, after)]}
          <div className={classes.records}>
            {before && <RecordLine record={before} as="del" />}
            {after && <RecordLine record={after} as="ins" />}
            {refusal && (
              <p className={classes.refusal} role="alert">
                {refusal}
              </p>
            )}
          </div>
          {place && <span className={classes.place}>{place}</span>}
          {aside && <span className={classes.aside}>{aside}</span>}
        </li>
      ))}
    </ul>
  )
}

function kindOf(before: unknown, after: unknown): 'added' | 'changed' | 'removed' {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

const icons = {
  added: <IconPlus size={16} role="img" aria-label="Added:" />,
  changed: <IconPencil size={16} role="img" aria-label="Changed:" />,
  removed: <IconMinus size={16} role="img" aria-label="Removed:" />,
}

function RecordLine({
  record: { name, ttl, data },
  as: As,
}: {
  readonly record: ZoneRecord
  readonly as: 'ins' | 'del'
}) {
  return (
    <As className={classes.record}>
      <span>{name}</span> <span className={classes.light}>{ttl}</span> <b>{data.type}</b>{' '}
      <span className={classes.data}>{dataText(data)}</span>
    </As>
  )
}
