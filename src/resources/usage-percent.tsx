import { IconAlertTriangle } from '@tabler/icons-react'
import { usageLevel } from '#src/domain/usage-level.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './usage-percent.module.css'

/** Usage in percent, marked if it is near the limit. */
export function UsagePercent({ percent }: { readonly percent: number }) {
  const format = useFormat()
  const level = usageLevel(percent)
  const text = format.percent(percent)
  if (level === 'normal') return text
  return (
    <span className={classes.root} data-level={level}>
      <IconAlertTriangle aria-hidden="true" />
      {text}
      <VisuallyHidden>, {level === 'critical' ? 'near the limit' : 'high'}</VisuallyHidden>
    </span>
  )
}
