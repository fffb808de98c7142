import type { DnsRecordTypeCount } from '#src/api/generated/types.gen.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './type-badges.module.css'

/** Record types of a zone with their counts. */
export function TypeBadges({ counts }: { readonly counts: readonly DnsRecordTypeCount[] }) {
  const format = useFormat()
  return (
    <ul className={classes.types} aria-label="Records by type">
      {counts.map(({ type, count }) => (
        <li key={type} className={classes.type}>
          {type} <span className={classes.count}>{format.number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
