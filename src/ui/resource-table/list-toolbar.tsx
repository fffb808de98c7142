import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { onDemand } from '../on-demand.tsx'
import { useFormat } from '../use-format.tsx'
import { useHasBeenTrue } from '../use-has-been-true.ts'
import { useSmallScreen } from '../use-small-screen.ts'
import type { FilterSheetProps, SortOption } from './filter-sheet.tsx'
import { countOf } from './list-state.ts'
import { SearchBox } from './search-box.tsx'
import { TableFilters } from './table-filters.tsx'
import type { BaseTableSearch } from './table-search.ts'
import classes from './toolbar.module.css'
import type { ListProps, useList } from './use-list.ts'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const LazySheet = onDemand(
  () => import('./filter-sheet.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Loaded after the list, which doesn't need it. */
const ExportButton = onDemand(() => import('./export-button.tsx'))

/** Loaded when it is first opened. */
function FilterSheet<Search extends BaseTableSearch>(props: FilterSheetProps<Search>) {
  return <LazySheet {...props} />
}

export interface ListToolbarProps<Row extends object, Search extends BaseTableSearch> {
  readonly list: ReturnType<typeof useList<Row, Search>>
  readonly props: ListProps<Row, Search>
  /** Sort orders that the sheet offers; on wide screens headers or `tools` do. */
  readonly sorts: readonly SortOption[]
  /** Tools for wide screens: a table's view menu, the sort order of cards. */
  readonly tools: ReactNode
  /** Tools on all screens. */
  readonly extraTools?: ReactNode
}

/** Search, filters and tools above a list: one line of chips, or on phones one button for a sheet. */
export function ListToolbar<Row extends object, Search extends BaseTableSearch>({
  list,
  props,
  sorts,
  tools,
  extraTools,
}: ListToolbarProps<Row, Search>) {
  const { search, filters, noun } = props
  const { change, narrowed, clearFilters, state } = list
  const format = useFormat()
  const isSmall = useSmallScreen()
  const [isOpen, setIsOpen] = useState(false)
  const everOpen = useHasBeenTrue(isOpen)
  const active = filters.filter(({ name }) => search[name] !== props.defaults[name]).length
  const title = filters.length > 0 ? 'Filters' : sorts.length > 0 ? 'Sort' : 'Options'
  const load =
    props.loadRows ??
    (props.more === null && state.kind === 'rows' ? async () => state.page.items : undefined)
  const exporting = load && state.kind === 'rows' && (
    <span className={classes.export}>
      <ExportButton noun={noun} label={props.label} load={load} />
    </span>
  )
  const box = props.searchLabel !== null && (
    <SearchBox
      label={props.searchLabel}
      value={search.q}
      onChange={(q) => change({ q } as Partial<Search>, true)}
    />
  )
  if (!isSmall) {
    return (
      <div className={classes.toolbar}>
        <search className={classes.searching}>
          {box}
          <TableFilters filters={filters} search={search} onChange={change} />
          {narrowed && (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Clear filters"
              title="Clear filters"
              onClick={clearFilters}
            >
              <IconFilterOff size={16} aria-hidden="true" />
            </Button>
          )}
        </search>
        <div className={classes.tools}>
          {exporting}
          {tools}
          {extraTools}
        </div>
      </div>
    )
  }
  return (
    <>
      <search className={classes.phone}>
        {box}
        {(filters.length > 0 || sorts.length > 1 || exporting) && (
          <Button
            variant="outline"
            aria-haspopup="dialog"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {active === 0 ? title : `${title} · ${format.number(active)}`}
          </Button>
        )}
      </search>
      {extraTools && <div className={classes.extra}>{extraTools}</div>}
      {everOpen && (
        <FilterSheet
          opened={isOpen}
          title={title}
          onClose={() => setIsOpen(false)}
          filters={filters}
          sorts={sorts}
          search={search}
          onChange={change}
          onClear={narrowed ? clearFilters : null}
          tools={exporting}
          found={
            state.kind === 'rows' && props.more === undefined
              ? countOf(state.page.total, noun, format.number)
              : null
          }
        />
      )}
    </>
  )
}
