import { Checkbox, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { escapeCloses } from '#src/ui/escape-closes.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './filters.module.css'

export interface FilterOption {
  readonly value: string
  /** Number of matches; omitted if unknown. */
  readonly count?: number
}

/** Multi-select filter. No selection means all. */
export function MultiFilter({
  label,
  options,
  values,
  isApproximate = false,
  onChange,
}: {
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly values: readonly string[]
  readonly isApproximate?: boolean
  readonly onChange: (values: string[]) => void
}) {
  const format = useFormat()
  const [only] = values
  return (
    <Popover position="bottom-start" trapFocus returnFocus width={256}>
      <Popover.Target>
        <Button
          variant="outline"
          className={classes.choice}
          onKeyDown={escapeCloses}
          data-active={values.length > 0 || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          <span className={classes.choiceLabel}>{label}</span>{' '}
          {values.length === 0 ? 'All' : values.length === 1 ? only : `${values.length} chosen`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
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
                onChange(
                  event.currentTarget.checked ? [...values, value] : values.filter((one) => one !== value),
                )
              }
            />
          ))}
          {options.length === 0 && <p className={classes.none}>None in this range.</p>}
        </fieldset>
        {values.length > 0 && (
          <Button variant="ghost" size="sm" fullWidth onClick={() => onChange([])}>
            Clear
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
