import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { capitalize } from '#src/domain/capitalize.ts'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import type { BulkAction, Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import type { LoadRows } from '#src/ui/resource-table/every-page.ts'
import { type CardContent, ResourceCards, type SortChoice } from '#src/ui/resource-table/resource-cards.tsx'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import type { BaseTableSearch, SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { Total } from '#src/ui/resource-table/totals.tsx'
import type { ListQuery } from '#src/ui/resource-table/use-list.ts'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { useMoveToProject } from '../projects/move-to-project.tsx'
import { useProjectFilter } from '../projects/use-project-filter.ts'
import { isDeleted, resourceQuery } from '../queries.ts'
import { type LinkTarget, labelOf, type Resource, type ResourceDefinition } from '../resource-definition.ts'
import { useMissingRow } from '../use-missing-row.ts'
import { CreateButton } from './create-button.tsx'
import classes from './list-screen.module.css'
import { useRememberListPage } from './use-remember-list-page.ts'

/**
 * Search parameters of a list, including its open dialog; see `tableSearch`. Opening a dialog adds a history entry,
 * and closing it replaces that entry, so that Back closes a dialog and never opens it again.
 */
type ListSearch = BaseTableSearch & {
  readonly dialog: string
  readonly row: string
  readonly projectId: string
}

/** Layout of the list: a table with columns, or a grid of cards. */
type ListLayout<R, Field extends string> =
  | {
      readonly as: 'table'
      readonly columns: readonly Column<R, Field>[]
    }
  | {
      readonly as: 'cards'
      readonly card: (resource: R) => CardContent
      readonly sorts: readonly SortChoice<Field>[]
    }

export interface ListScreenProps<
  R extends Resource,
  Action extends string,
  Field extends string,
  Search extends ListSearch,
> {
  readonly definition: ResourceDefinition<R, Action>
  readonly title: string
  /** One sentence under the title. */
  readonly description: string
  readonly create: { readonly label: string; readonly to: LinkTarget }
  /** Additional buttons before the create button. */
  readonly actions?: ReactNode
  /** A `SummaryCards` element. */
  readonly summary: ReactNode
  readonly query: ListQuery<R>
  /** See `everyPage`. */
  readonly loadRows: LoadRows<R>
  /** See `totalCost`. @default none */
  readonly totals?: readonly Total[] | undefined
  readonly search: Search
  readonly defaults: Search
  /** `(search, options) => void navigate({ search, ...options })` */
  readonly onSearchChange: (search: SearchChange<Search>, options: { readonly replace: boolean }) => void
  readonly filters: readonly Filter<Search>[]
  readonly layout: ListLayout<R, Field>
  readonly rowActions: (resource: R) => readonly RowAction[]
  /** See `useBulkActions`. */
  readonly bulkActions: readonly BulkAction<R>[]
  /** Purpose of the resource type, shown while there are none. */
  readonly empty: { readonly description: string; readonly icon: ReactNode }
  /** Renders the dialog of that name for a resource; see `ActionDialogs`. */
  readonly dialogs: (dialog: Search['dialog'], resource: R, close: () => void) => ReactNode
  /** Shown below the list. */
  readonly children?: ReactNode
}

/** List page of a resource type. */
export function ResourceListScreen<
  R extends Resource,
  Action extends string,
  Field extends string,
  Search extends ListSearch,
>(props: ListScreenProps<R, Action, Field, Search>) {
  const { definition, search, layout, empty } = props
  useRememberListPage(definition.operations.list, props.query, search)
  const projectFilter = useProjectFilter(search.projectId)
  const move = useMoveToProject(definition)
  const create = <CreateButton definition={definition} {...props.create} />
  const closeDialog = () =>
    props.onSearchChange((before) => ({ ...before, dialog: '', row: '' }), { replace: true })
  const common = {
    label: props.title,
    noun: definition.noun,
    rowId: (resource: R) => resource.id,
    rowName: (resource: R) => labelOf(definition, resource),
    query: props.query,
    loadRows: props.loadRows,
    totals: props.totals,
    search,
    defaults: props.defaults,
    onSearchChange: props.onSearchChange,
    searchLabel: `Search ${definition.noun.many}`,
    filters: [...props.filters, ...projectFilter],
    rowActions: props.rowActions,
    bulkActions: [
      ...props.bulkActions.filter(isHarmless),
      move.action,
      ...props.bulkActions.filter(isDestructive),
    ],
    empty: (
      <EmptyState
        title={`No ${definition.noun.many} yet`}
        description={empty.description}
        icon={empty.icon}
        action={create}
      />
    ),
  }
  return (
    <>
      <PageHeader
        title={props.title}
        description={props.description}
        actions={
          <>
            {props.actions}
            {create}
          </>
        }
      />
      <div className={classes.summary}>{props.summary}</div>
      {layout.as === 'table' ? (
        <ResourceTable {...common} table={definition.operations.list} columns={layout.columns} />
      ) : (
        <ResourceCards
          {...common}
          card={(resource) => withFailure(layout.card(resource), resource)}
          sorts={layout.sorts}
        />
      )}
      {props.children}
      {move.dialog}
      <ListDialog
        definition={definition}
        dialog={search.dialog}
        row={search.row}
        rows={props.query.data?.items ?? []}
        onClose={closeDialog}
        render={(resource) => props.dialogs(search.dialog, resource, closeDialog)}
      />
    </>
  )
}

/** Destructive actions come last. */
const isDestructive = ({ destructive }: { readonly destructive?: boolean }) => destructive === true
const isHarmless = (action: { readonly destructive?: boolean }) => !isDestructive(action)

/** Shows the reason of a failed resource on its card, before other content. */
function withFailure(content: CardContent, { status, statusReason }: Resource): CardContent {
  if (status !== 'error' || statusReason === null) return content
  return {
    ...content,
    ...(content.onPhone && {
      onPhone: [
        <span key="failure" className={classes.failure}>
          {statusReason}
        </span>,
        ...content.onPhone,
      ],
    }),
    extra: (
      <>
        <p className={classes.failure}>{statusReason}</p>
        {content.extra}
      </>
    ),
  }
}

const UnavailableDialog = dialogOnDemand(() => import('./unavailable-dialog.tsx'))

/** Dialog from the URL, for a row on screen or, from a link, for any resource of the type. */
function ListDialog<R extends Resource, Action extends string>({
  definition,
  dialog,
  row,
  rows,
  onClose,
  render,
}: {
  readonly definition: ResourceDefinition<R, Action>
  readonly dialog: string
  readonly row: string
  readonly rows: readonly R[]
  readonly onClose: () => void
  readonly render: (resource: R) => ReactNode
}) {
  // Keeps the last id while its dialog closes, for the exit animation and for returning the focus.
  const [id, setId] = useState(row)
  if (row !== '' && row !== id) setId(row)

  const known = rows.find((resource) => resource.id === id)
  const { data, error, refetch, isFetching } = useQuery({
    ...resourceQuery(definition, id),
    enabled: dialog !== '' && id !== '' && known === undefined,
  })
  const current = known ?? (isDeleted(error) ? undefined : data)
  const last = useLastValue(current)
  // Kept while it is read again, after it has left the page of the list: the dialog may hold input.
  const resource = current ?? (last?.id === id && !isDeleted(error) ? last : undefined)
  useMissingRow({
    opened: dialog !== '',
    id: row,
    isFound: resource?.id === row,
    isLoaded: isDeleted(error),
    noun: definition.noun.one,
    onClose,
  })
  // A retry resets the error, so keep it: the dialog stays open until the response.
  const [failure, setFailure] = useState<{ readonly id: string; readonly error: unknown } | null>(null)
  if (error !== null && error !== failure?.error) setFailure({ id, error })
  const isUnavailable = resource === undefined && failure?.id === id && !isDeleted(failure.error)
  return (
    <>
      {resource && render(resource)}
      <UnavailableDialog
        opened={dialog !== '' && isUnavailable}
        onClose={onClose}
        title={capitalize(definition.noun.one)}
        error={failure?.error}
        onRetry={refetch}
        retrying={isFetching}
      />
    </>
  )
}
