import { Checkbox } from '@mantine/core'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './filters.module.css'

interface FilterOption {
  readonly value: string
  /** Number of matches; omitted if unknown. */
  readonly count?: number
}

export interface FilterOptionsProps {
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly values: readonly string[]
  /** @default false */
  readonly isApproximate?: boolean
  readonly onChange: (values: string[]) => void
}

/** Options of a filter, loaded when it is first opened. */
export default function FilterOptions({
  label,
  options,
  values,
  isApproximate,
  onChange,
}: FilterOptionsProps) {
  const format = useFormat()
  return (
    <fieldset className={classes.options}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={
            <span className={classes.option}>
              <span className={classes.optionValue}>{value}</span>
              {count !== undefined && (
                <span className={classes.optionCount}>
                  {isApproximate && '~'}
                  {format.number(count)}
                </span>
              )}
            </span>
          }
          classNames={{ body: classes.optionBody ?? '', labelWrapper: classes.optionLabel ?? '' }}
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...values, value] : values.filter((one) => one !== value))
          }
        />
      ))}
      {options.length === 0 && <p className={classes.none}>None in this range.</p>}
    </fieldset>
  )
}
