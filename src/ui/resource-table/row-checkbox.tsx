import classes from './row-checkbox.module.css'

interface RowCheckboxProps {
  /** Accessible name: "Select web-01". */
  readonly label: string
  readonly checked: boolean
  /** True if some but not all rows are selected. @default false */
  readonly indeterminate?: boolean
  readonly onChange: () => void
}

/** Checkbox of a row or of all rows. One element instead of Mantine's six, since every row renders one. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <input
      ref={(input) => {
        // `indeterminate` has no HTML attribute.
        if (input !== null) input.indeterminate = indeterminate
      }}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
  )
}
