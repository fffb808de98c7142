import { CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { Filter } from './columns.ts'
import classes from './resource-table.module.css'
import type { BaseTableSearch } from './table-search.ts'

/** Filters of a list: selects, and removable chips for filters set elsewhere. */
export function TableFilters<Search extends BaseTableSearch>({
  filters,
  search,
  onChange,
}: {
  readonly filters: readonly Filter<Search>[]
  readonly search: Search
  readonly onChange: (change: Partial<Search>) => void
}) {
  // Filter values are text, by construction of the table's search (`FilterRule`).
  const textOf = (name: keyof Search): string => String(search[name])
  const change = (name: keyof Search, value: string) => onChange({ [name]: value } as Partial<Search>)

  return filters.map((filter) => {
    if (filter.kind === 'select') {
      return (
        <SelectFilter
          key={filter.name}
          filter={filter}
          value={textOf(filter.name)}
          onChange={(value) => change(filter.name, value)}
        />
      )
    }
    const value = textOf(filter.name)
    if (filter.kind === 'day') {
      return (
        <DayFilter
          key={filter.name}
          label={filter.label}
          value={value}
          onChange={(day) => change(filter.name, day)}
        />
      )
    }
    if (value === '') return null
    return (
      <span key={filter.name} className={classes.chip}>
        <span className={classes.chipLabel}>{filter.label}</span> {value}
        <CloseButton
          size="xs"
          aria-label={`Remove filter ${filter.label} ${value}`}
          onClick={() => change(filter.name, '')}
        />
      </span>
    )
  })
}

function SelectFilter<Search>({
  filter,
  value,
  onChange,
}: {
  readonly filter: Extract<Filter<Search>, { kind: 'select' }>
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <span className={classes.filter} data-active={value !== '' || undefined}>
      <label htmlFor={id}>{filter.label}</label>
      <NativeSelect
        id={id}
        value={value}
        data={[{ value: '', label: filter.all }, ...filter.options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}

/** Native date input; an incomplete date counts as none. */
function DayFilter({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <span className={classes.filter} data-active={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}
