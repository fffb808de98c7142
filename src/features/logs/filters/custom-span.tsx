import { rangeText } from '#src/resources/time-range/range-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ZoneName } from '#src/ui/zone-name.tsx'
import type { Span } from '../log-span.ts'
import classes from './log-filters.module.css'

/** Custom time range. */
export default function CustomSpan({ span, onEdit }: { readonly span: Span; readonly onEdit: () => void }) {
  return (
    <span className={classes.span}>
      {rangeText(useFormat(), span)} <ZoneName at={span.from} until={span.to} />
      <Button variant="link" size="sm" onClick={onEdit}>
        Change
      </Button>
    </span>
  )
}
