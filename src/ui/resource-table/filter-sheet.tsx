import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Select } from '../select.tsx'
import { Sheet } from '../sheet.tsx'
import type { Filter } from './columns.ts'
import classes from './filter-sheet.module.css'
import { SavedViewsSection } from './saved-views.tsx'
import type { BaseTableSearch } from './table-search.ts'

export interface SortOption {
  readonly value: string
  readonly label: string
}

export interface FilterSheetProps<Search extends BaseTableSearch> {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  readonly filters: readonly Filter<Search>[]
  readonly sorts: readonly SortOption[]
  readonly search: Search
  readonly onChange: (change: Partial<Search>) => void
  /** Null if no filter is set. */
  readonly onClear: (() => void) | null
  /** Other tools of the list, such as its export. */
  readonly tools: ReactNode
  /** "12 virtual machines"; null while unknown. */
  readonly found: string | null
}

/** Filters and sort order of a list on phones, in a sheet at the bottom. Changes apply at once. */
export default function FilterSheet<Search extends BaseTableSearch>({
  opened,
  title,
  onClose,
  filters,
  sorts,
  search,
  onChange,
  onClear,
  tools,
  found,
}: FilterSheetProps<Search>) {
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      label={filters.length > 0 && sorts.length > 0 ? `${title} and sorting` : title}
      head={<strong>{title}</strong>}
      side="bottom"
      foot={
        <div className={classes.foot}>
          {tools}
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              Clear filters
            </Button>
          )}
          <Button onClick={onClose}>{found === null ? 'Show results' : `Show ${found}`}</Button>
        </div>
      }
    >
      <div className={classes.fields}>
        {filters.map((filter) => {
          const { name, label } = filter
          const value = String(search[name])
          const change = (next: string) => onChange({ [name]: next } as Partial<Search>)
          if (filter.kind === 'select') {
            return (
              <Select
                key={name}
                label={label}
                value={value}
                data={[{ value: '', label: filter.all }, ...filter.options]}
                onChange={change}
              />
            )
          }
          if (filter.kind === 'chip' && value === '') return null
          return (
            <TextInput
              key={name}
              label={label}
              type={filter.kind === 'day' ? 'date' : 'text'}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )
        })}
        {sorts.length > 0 && (
          <Select
            label="Sort by"
            value={search.sort}
            data={sorts}
            onChange={(sort) => onChange({ sort } as Partial<Search>)}
          />
        )}
        <SavedViewsSection columns={null} onOpen={onClose} />
      </div>
    </Sheet>
  )
}
