import { SegmentedControl } from '@mantine/core'
import classes from './family-tabs.module.css'

/** Filters a long list of options by family. Changing the tab doesn't change the selection. */
export function FamilyTabs<Family extends string>({
  label,
  families,
  value,
  onChange,
}: {
  readonly label: string
  readonly families: readonly { readonly value: Family; readonly label: string }[]
  readonly value: Family
  readonly onChange: (family: Family) => void
}) {
  return (
    <div className={classes.families}>
      <SegmentedControl aria-label={label} data={[...families]} value={value} onChange={onChange} />
    </div>
  )
}
