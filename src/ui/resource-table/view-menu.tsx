import { Checkbox, Popover, SegmentedControl } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../button.tsx'
import { escapeCloses } from '../escape-closes.ts'
import type { Column } from './columns.ts'
import classes from './resource-table.module.css'
import { type Density, type TableView, toggleColumn } from './table-view.ts'

const densities: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** Menu for visible columns and row density; stored for each table. */
export function ViewMenu<Row>({
  columns,
  view,
  onChange,
}: {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}) {
  const densityLabel = useId()
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={288}>
      <Popover.Target>
        <Button
          variant="outline"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          onKeyDown={escapeCloses}
        >
          View
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="View of the table">
        <fieldset className={classes.columnChoice}>
          <legend>Columns</legend>
          {columns
            .filter((column) => !column.always)
            .map((column) => (
              <Checkbox
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
          data={densities}
          value={view.density}
          onChange={(density) => onChange({ ...view, density })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
