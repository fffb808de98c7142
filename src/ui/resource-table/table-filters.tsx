import { CloseButton } from '@mantine/core'
import type { Filter } from './columns.ts'
import { DayChip, SelectChip } from './filter-chip.tsx'
import type { BaseTableSearch } from './table-search.ts'
import classes from './toolbar.module.css'

/** Filters of a list as chips; those that are set elsewhere can be removed. */
export function TableFilters<Search extends BaseTableSearch>({
  filters,
  search,
  onChange,
}: {
  readonly filters: readonly Filter<Search>[]
  readonly search: Search
  readonly onChange: (change: Partial<Search>) => void
}) {
  return filters.map((filter) => {
    const { name, label } = filter
    // Filter values are text, by construction of the table's search (`FilterRule`).
    const value = String(search[name])
    const change = (next: string) => onChange({ [name]: next } as Partial<Search>)
    if (filter.kind === 'select') {
      return (
        <SelectChip
          key={name}
          label={label}
          value={value}
          isSet={value !== ''}
          options={[{ value: '', label: filter.all }, ...filter.options]}
          onChange={change}
        />
      )
    }
    if (filter.kind === 'day') return <DayChip key={name} label={label} value={value} onChange={change} />
    if (value === '') return null
    return (
      <span key={name} className={classes.removable}>
        <span className={classes.removableLabel}>{label}</span> {value}
        <CloseButton size="xs" aria-label={`Remove filter ${label} ${value}`} onClick={() => change('')} />
      </span>
    )
  })
}
