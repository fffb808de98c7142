import classes from './row-checkbox.module.css'

interface RowCheckboxProps {
  /** What it selects, for who can't see where it stands: "Select web-01". */
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for are selected, and not all. @default false */
  readonly indeterminate?: boolean
  readonly onChange: () => void
}

/** Selects a row, or all. One element where Mantine has six: a list has one in every row, and waits for them all to be drawn. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <input
      ref={(input) => {
        // There is no attribute for it.
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
