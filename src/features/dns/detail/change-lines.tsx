import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dataText, type ZoneRecord } from '#src/domain/dns-records.ts'
import classes from './change-lines.module.css'

/** Change of one record. `before` is null for a new record, `after` for a deleted one. */
export interface ChangeLine {
  readonly key: string
  readonly before: ZoneRecord | null
  readonly after: ZoneRecord | null
  /** Prefix, such as the line number in a zone file. */
  readonly place?: ReactNode
  /** Error of this change. */
  readonly problem?: string | undefined
  readonly aside?: ReactNode
}

/** List of added, deleted and replaced records. */
export function ChangeLines({
  label,
  lines,
}: {
  readonly label: string
  readonly lines: readonly ChangeLine[]
}) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ key, before, after, place, problem, aside }) => (
        <li key={key} className={classes.line} data-kind={kindOf(before, after)}>
          {icons[kindOf(before, after)]}
          <div className={classes.records}>
            {before && <RecordLine record={before} as="del" />}
            {after && <RecordLine record={after} as="ins" />}
            {problem && (
              <p className={classes.problem} role="alert">
                {problem}
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
