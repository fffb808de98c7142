import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSmallScreen } from '../use-small-screen.ts'
import { clippedText } from './clipped-text.ts'
import type { BulkAction, BulkHandover, RowAction } from './columns.ts'
import { SelectChip } from './filter-chip.tsx'
import { ListFrame } from './list-frame.tsx'
import { matchingRows, scopeOf } from './matching.ts'
import { PhoneCards } from './phone-lists.tsx'
import classes from './resource-cards.module.css'
import { RowActionsMenu } from './row-actions-menu.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { SavedViewsMenu } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { BaseTableSearch, Sort } from './table-search.ts'
import { type ListProps, useList } from './use-list.ts'
import { rowProps } from './use-row-focus.ts'
import { useSelection } from './use-selection.ts'

/** Content of a card. */
export interface CardContent {
  /** Name, as a link to its page. */
  readonly title: ReactNode
  readonly status: ReactNode
  /** Line below the name: type, location. */
  readonly subtitle?: ReactNode
  /** Figures to compare between cards. */
  readonly facts: readonly {
    readonly name: string
    readonly value: ReactNode
    /** Takes a line of its own. @default false */
    readonly isLong?: boolean
  }[]
  /** Between facts and buttons: badges, a meter, a warning. */
  readonly extra?: ReactNode
  /** Most frequent actions; the rest is in the menu. */
  readonly buttons?: ReactNode
  /** Details on one line, for lists that are rows on phones; null parts are left out. @default a card there too */
  readonly onPhone?: readonly ReactNode[]
}

/** Sort option: `{ value: '-createdAt', label: 'Newest first' }`. */
export interface SortChoice<Field extends string> {
  readonly value: Sort<Field>
  readonly label: string
}

export interface ResourceCardsProps<Row, Field extends string, Search extends BaseTableSearch>
  extends ListProps<Row, Search> {
  readonly card: (row: Row) => CardContent
  /** On wide screens, one card below the other in the shape of a row. @default false */
  readonly areRows?: boolean
  /** Empty if there is only one order. */
  readonly sorts: readonly SortChoice<Field>[]
  /** At the end of the toolbar. */
  readonly tools?: ReactNode
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  readonly bulkActions?: readonly (BulkAction<Row> | BulkHandover<Row>)[] | undefined
}

/** Card list of the console, for few resources with many details. */
export function ResourceCards<Row extends object, Field extends string, Search extends BaseTableSearch>(
  props: ResourceCardsProps<Row, Field, Search>,
) {
  const { query, search, noun, rowId, rowName, rowActions, bulkActions = [] } = props
  const list = useList(props)
  const selection = useSelection<Row>(list.rows, rowId, scopeOf(props))
  const selectable = bulkActions.length > 0
  const isSmall = useSmallScreen()
  const isPhoneList = isSmall && list.rows[0] !== undefined && props.card(list.rows[0]).onPhone !== undefined
  return (
    <ListFrame
      list={list}
      props={props}
      sorts={props.sorts}
      hasTotalsLine
      extraTools={props.tools}
      tools={
        <>
          {selectable && list.rows.length > 0 && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside, and has a name of its own
            <label className={classes.selectAll}>
              <RowCheckbox
                label="Select all on this page"
                checked={selection.all}
                indeterminate={selection.some}
                onChange={selection.toggleAll}
              />
              Select all
            </label>
          )}
          {props.sorts.length > 0 && (
            <SelectChip
              label="Sort by"
              value={search.sort}
              options={props.sorts}
              onChange={(sort) => list.change({ sort } as Partial<Search>)}
            />
          )}
          <SavedViewsMenu />
        </>
      }
      belowRows={
        selectable && (
          <SelectionBar
            selection={selection}
            actions={bulkActions}
            noun={noun}
            rowId={rowId}
            rowName={rowName}
            matching={matchingRows(props)}
          />
        )
      }
    >
      {(state) =>
        state.kind === 'loading' ? (
          <SkeletonCards />
        ) : isPhoneList ? (
          <PhoneCards
            label={props.label}
            rows={state.page.items}
            rowId={rowId}
            rowName={rowName}
            card={props.card}
            selection={selectable ? selection : null}
            actions={rowActions}
            isPrevious={query.isPlaceholderData}
          />
        ) : (
          <ul
            className={classes.cards}
            aria-label={props.label}
            data-rows={props.areRows || undefined}
            data-previous={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            {state.page.items.map((row) => (
              <Card
                key={rowId(row)}
                id={rowId(row)}
                content={props.card(row)}
                isSelected={selectable && selection.has(row)}
                select={
                  selectable && (
                    <RowCheckbox
                      label={`Select ${rowName(row)}`}
                      checked={selection.has(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  )
                }
                menu={rowActions && <RowActionsMenu rowName={rowName(row)} actions={() => rowActions(row)} />}
              />
            ))}
          </ul>
        )
      }
    </ListFrame>
  )
}

function Card({
  id,
  content,
  isSelected,
  select,
  menu,
}: {
  readonly id: string
  readonly content: CardContent
  readonly isSelected: boolean
  readonly select: ReactNode
  readonly menu: ReactNode
}) {
  const { title, status, subtitle, facts, extra, buttons } = content
  return (
    <li {...rowProps(id)} className={classes.card} data-selected={isSelected || undefined}>
      <div className={classes.head}>
        {select && <div className={classes.select}>{select}</div>}
        {/* A link in the heading clips itself. */}
        <h2 className={classes.title} {...(typeof title === 'string' && clippedText)}>
          {title}
        </h2>
        {menu && <div className={classes.menu}>{menu}</div>}
        <div className={classes.status}>{status}</div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value, isLong }) => (
          <div key={name} data-long={isLong || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {extra && <div className={classes.extra}>{extra}</div>}
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </li>
  )
}

const SKELETON_CARDS = 6

function SkeletonCards() {
  return (
    <div className={classes.cards} aria-busy="true">
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without identity
        <div key={card} className={classes.card}>
          <Skeleton height="1.25rem" width="60%" />
          <Skeleton height="4.5rem" />
          <Skeleton height="2.25rem" width="50%" />
        </div>
      ))}
    </div>
  )
}
