import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Permission } from '#src/api/session.ts'
import { capitalize } from '#src/domain/capitalize.ts'
import { Address } from '#src/ui/address.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { usePageSubject } from '#src/ui/page-subject.ts'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import type { ActionDefinitions } from '../actions/action.ts'
import { HeaderActions, type HeaderButtons } from '../actions/header-actions.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { visitedListPage } from '../list/visited-list-page.ts'
import { useHasPermission } from '../permissions.ts'
import { MoveResourceDialog, ProjectLink } from '../projects/move-to-project.tsx'
import { isDeleted, resourceQuery } from '../queries.ts'
import type { Resource, ResourceDefinition } from '../resource-definition.ts'
import { ResourceStatus } from '../status.tsx'
import classes from './detail.module.css'
import { type DetailSearch, MOVE_DIALOG, tabDefaults } from './detail-search.ts'
import { FactLine } from './fact-line.tsx'
import type { PageToolsProps } from './page-tools.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { RelatedPanel } from './related-panel.tsx'
import { ResourceGone } from './resource-gone.tsx'

// Lazy components lose their type parameters; the props are checked where they are passed in.
const LazyTools = onDemand(
  () => import('./page-tools.tsx') as Promise<{ readonly default: ComponentType<object> }>,
)

/** Loaded after the page, which doesn't need it. */
function PageTools<R extends Resource, Action extends string>(props: PageToolsProps<R, Action>) {
  return <LazyTools {...props} />
}

/** Props of every tab panel. */
export interface DetailTabProps<R, Search> {
  readonly resource: R
  readonly search: Search
  /** Changes a part of the URL's search parameters. */
  readonly onSearchChange: (change: Partial<Search>, options?: { readonly replace: boolean }) => void
}

export interface DetailScreenProps<
  R extends Resource,
  Action extends string,
  Name extends Action,
  Tab extends string,
  Dialog extends string,
> {
  readonly definition: ResourceDefinition<R, Action>
  /** Actions of the header. The open confirmation is `dialog` in the URL, by the action's name. */
  readonly actions: ActionDefinitions<R, Name>
  readonly id: string
  readonly search: DetailSearch<Tab, Dialog>
  /** `(search, options) => void navigate({ search, ...options, resetScroll: false })` */
  readonly onSearchChange: (
    search: SearchChange<DetailSearch<Tab, Dialog>>,
    options: { readonly replace: boolean },
  ) => void
  /** In display order. */
  readonly tabs: Readonly<
    Record<
      Tab,
      {
        readonly label: string
        readonly Panel: ComponentType<DetailTabProps<R, DetailSearch<Tab, Dialog>>>
        /** Permission to see the tab. Without it the tab is hidden, and a direct link explains why. */
        readonly permission?: Permission
      }
    >
  >
  /** Buttons in the page header; what remains of `actions` is in its menu. */
  readonly buttons?: (resource: R) => HeaderButtons<Action, Name, Dialog>
  /** Facts below the name, after the project: region, size, address. Null ones are left out. */
  readonly facts: (resource: R) => readonly ReactNode[]
  /** Renders the open dialog; see `ActionDialogs`. */
  readonly dialogs: (
    resource: R,
    open: { readonly dialog: Dialog | ''; readonly item: string; readonly close: () => void },
  ) => ReactNode
  /** Shown between the header and the tabs, on every tab. */
  readonly notice?: (resource: R) => ReactNode
  /** Consequence of deleting the resource: "The VM and its disk were deleted." */
  readonly deletedMessage: string
}

/** Detail page of a resource: name, status, actions, and tabs. */
export function ResourceDetailScreen<
  R extends Resource,
  Action extends string,
  Name extends Action,
  Tab extends string,
  Dialog extends string,
>(props: DetailScreenProps<R, Action, Name, Tab, Dialog>) {
  const { definition, id } = props
  const { data: resource, error, isFetching, refetch } = useQuery(resourceQuery(definition, id))
  usePageSubject(resource && definition.nameOf(resource))

  if (isDeleted(error))
    return (
      <ResourceGone
        definition={definition}
        name={resource && definition.nameOf(resource)}
        deletedMessage={props.deletedMessage}
      />
    )
  if (resource !== undefined) return <Detail {...props} resource={resource} />
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs definition={definition} />}
        title={capitalize(definition.noun.one)}
      />
      {error === null ? (
        <div className={classes.tab} aria-busy="true">
          <Skeleton height="2.5rem" />
          <Skeleton height="7rem" />
          <Skeleton height="18rem" />
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </>
  )
}

function Detail<
  R extends Resource,
  Action extends string,
  Name extends Action,
  Tab extends string,
  Dialog extends string,
>({
  definition,
  resource,
  search,
  onSearchChange,
  tabs,
  actions,
  buttons,
  facts,
  dialogs,
  notice,
}: DetailScreenProps<R, Action, Name, Tab, Dialog> & { readonly resource: R }) {
  type Search = DetailSearch<Tab, Dialog>
  const change = (part: Partial<Search>, options = { replace: part.dialog === '' }) =>
    onSearchChange((before) => ({ ...before, ...part }), options)

  // The list changes only when a step leads to another of its pages.
  const [visited, setVisited] = useState(() => visitedListPage(definition.operations.list))
  const hasPermission = useHasPermission()
  const names = (Object.keys(tabs) as Tab[]).filter(
    (tab) => tab === search.tab || hasPermission(tabs[tab].permission),
  )
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            definition={definition}
            listHref={visited?.ids.includes(resource.id) ? visited.href : undefined}
            tools={
              <PageTools definition={definition} visited={visited} id={resource.id} onPage={setVisited} />
            }
          />
        }
        title={<Address>{definition.nameOf(resource)}</Address>}
        status={<ResourceStatus definition={definition} resource={resource} variant="filled" />}
        description={
          <FactLine facts={[<ProjectLink key="" id={resource.projectId} />, ...facts(resource)]} />
        }
        actions={
          <HeaderActions
            definition={definition}
            actions={actions}
            resource={resource}
            {...buttons?.(resource)}
            onDialog={(dialog) => change({ dialog } as Partial<Search>)}
            onMove={() => change({ dialog: MOVE_DIALOG })}
          />
        }
      />
      <div className={classes.above}>
        <RecoveryNotice
          definition={definition}
          actions={actions}
          resource={resource}
          onDialog={(dialog) => change({ dialog } as Partial<Search>)}
        />
        {notice?.(resource)}
      </div>
      <PageTabs
        value={search.tab}
        labels={Object.fromEntries(names.map((tab) => [tab, tabs[tab].label])) as Record<Tab, string>}
        onChange={(tab) => change({ tab, ...tabDefaults, range: search.range })}
      >
        {(tab) => {
          const { Panel } = tabs[tab]
          return (
            <>
              <Panel resource={resource} search={search} onSearchChange={change} />
              {tab === names[0] && <RelatedPanel id={resource.id} />}
            </>
          )
        }}
      </PageTabs>
      <MoveResourceDialog
        definition={definition}
        resource={resource}
        opened={search.dialog === MOVE_DIALOG}
        onClose={() => change({ dialog: '' })}
      />
      {dialogs(resource, {
        dialog: search.dialog === MOVE_DIALOG ? '' : search.dialog,
        item: search.item,
        close: () => change({ dialog: '', item: '' }),
      })}
    </>
  )
}
