import { Checkbox, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useOptimisticValue } from '../use-optimistic-value.ts'
import classes from './resource-table.module.css'
import { SavedViewsSection } from './saved-views.tsx'
import type { ChoosableColumn, Density, TableView } from './table-view.ts'
import { columnsParameter, toggleColumn } from './table-view.ts'

const densities: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

export interface ViewChoicesProps {
  readonly columns: readonly (ChoosableColumn & { readonly header: string })[]
  readonly view: TableView
  readonly onChange: (view: TableView) => void
  /** Called when a saved view is opened. */
  readonly onOpen: () => void
}

/** Content of the view menu, loaded when it is first opened. */
export default function ViewChoices({ columns, view, onChange, onOpen }: ViewChoicesProps) {
  const densityLabel = useId()
  return (
    <>
      <fieldset className={classes.columnChoice}>
        <legend>Columns</legend>
        {columns
          .filter((column) => !column.always)
          .map((column) => (
            <ColumnCheckbox
              key={column.key}
              label={column.header}
              checked={view.columns.includes(column.key)}
              onChange={() => onChange(toggleColumn(view, column.key, columns))}
            />
          ))}
      </fieldset>
      <p id={densityLabel} className={classes.densityLabel}>
        Density
      </p>
      <SegmentedControl
        aria-labelledby={densityLabel}
        size="xs"
        fullWidth
        mb="md"
        data={densities}
        value={view.density}
        onChange={(density) => onChange({ ...view, density })}
      />
      {/* Last, since it grows when it has loaded; controls above it keep their place. */}
      <SavedViewsSection columns={columnsParameter(view, columns)} onOpen={onOpen} />
    </>
  )
}

function ColumnCheckbox({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: () => void
}) {
  // Columns of a saved view come from the URL, which changes only after a navigation.
  const [shown, setShown] = useOptimisticValue(checked)
  return (
    <Checkbox
      label={label}
      checked={shown}
      onChange={(event) => {
        setShown(event.currentTarget.checked)
        onChange()
      }}
    />
  )
}
