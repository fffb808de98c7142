import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../button.tsx'
import { Select } from '../select.tsx'
import { useFormat } from '../use-format.tsx'
import { describeRange, type ListPage, type Noun } from './list-state.ts'
import classes from './resource-table.module.css'
import { lastPage, PAGE_SIZES } from './table-search.ts'

/** Footer of a list: range, page size and page buttons. */
export function Pagination({
  page,
  noun,
  isRefreshing,
  onPage,
  onPageSize,
}: {
  readonly page: ListPage<unknown>
  readonly noun: Noun
  readonly isRefreshing: boolean
  readonly onPage: (page: number) => void
  readonly onPageSize: (size: number) => void
}) {
  const format = useFormat()
  const sizeId = useId()
  const last = lastPage(page.total, page.pageSize)
  const steps = [
    { label: 'First page', icon: IconChevronsLeft, to: 1, possible: page.page > 1 },
    { label: 'Previous page', icon: IconChevronLeft, to: page.page - 1, possible: page.page > 1 },
    { label: 'Next page', icon: IconChevronRight, to: page.page + 1, possible: page.page < last },
    { label: 'Last page', icon: IconChevronsRight, to: last, possible: page.page < last },
  ]
  const [first, previous, next, end] = steps.map(({ label, icon: Icon, to, possible }) => (
    <Button
      key={label}
      variant="ghost"
      size="icon"
      aria-label={label}
      // Not `disabled`, which would drop the focus of keyboard users on the first or last page.
      aria-disabled={!possible}
      data-disabled={!possible || undefined}
      onClick={() => possible && onPage(to)}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  ))

  return (
    <div className={classes.foot}>
      <span className={classes.range}>
        {describeRange(page, noun, format.number)}
        {isRefreshing && <span className={classes.refreshing}>Updating…</span>}
      </span>
      <span className={classes.pageSize}>
        <label htmlFor={sizeId}>Rows per page</label>
        <Select
          id={sizeId}
          size="xs"
          data={PAGE_SIZES.map((size: number) => ({ value: size, label: String(size) }))}
          value={page.pageSize}
          onChange={onPageSize}
        />
      </span>
      {last > 1 && (
        <nav className={classes.pages} aria-label="Pages">
          {first}
          {previous}
          <span className={classes.pageNumber}>
            Page {format.number(page.page)} of {format.number(last)}
          </span>
          {next}
          {end}
        </nav>
      )}
    </div>
  )
}
