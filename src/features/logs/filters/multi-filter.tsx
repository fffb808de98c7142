import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { escapeCloses } from '#src/ui/escape-closes.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { FilterOptionsProps } from './filter-options.tsx'
import classes from './filters.module.css'

const FilterOptions = onDemand(() => import('./filter-options.tsx'))

/** Multi-select filter. No selection means all. */
export function MultiFilter({ label, options, values, isApproximate = false, onChange }: FilterOptionsProps) {
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
        <FilterOptions
          label={label}
          options={options}
          values={values}
          isApproximate={isApproximate}
          onChange={onChange}
        />
        {values.length > 0 && (
          <Button variant="ghost" size="sm" fullWidth onClick={() => onChange([])}>
            Clear
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
