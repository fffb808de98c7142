import { IconDownload, IconHistory, IconListDetails } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { AuditEntry } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { ALLOWED } from '#src/domain/check-result.ts'
import { Guarded } from '#src/resources/guarded.tsx'
import { none, OneLine } from '#src/resources/list/cells.tsx'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { Code } from '#src/ui/code.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { singlePage } from '#src/ui/resource-table/single-page.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { type TeamSearch, teamSearch } from '../team-search.ts'
import type { TeamTabProps } from '../team-tab.ts'
import classes from './audit.module.css'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { actorText, groupLabels, originLabels, typeLabels } from './audit-labels.ts'
import { auditFilter, auditPeopleQuery, auditQuery, exportAudit } from './audit-queries.ts'
import { AuditResource } from './audit-resource.tsx'

/** Audit log: who changed what, when and from where. */
export default function AuditTab(props: TeamTabProps) {
  return <Guarded permission={requiredPermission.listAuditEntries}>{() => <AuditLog {...props} />}</Guarded>
}

function AuditLog({ search, onSearchChange, onDialog }: TeamTabProps) {
  const format = useFormat()
  const filter = auditFilter(search, format.settings.timeZone)
  const log = useInfiniteQuery(auditQuery(filter))
  const people = useQuery(auditPeopleQuery())
  const items = log.data?.pages.flatMap((page) => page.items)
  const data = items && singlePage(items)

  const download = useMutation({
    mutationFn: () => exportAudit(filter),
    onSuccess: ({ text, isTruncated }) => {
      const name = `audit-log_${new Date(now()).toISOString().slice(0, 10)}.csv`
      saveFile(name, text, 'text/csv')
      if (isTruncated) {
        toast.info('Export is incomplete', 'There are too many entries for one file. Choose a shorter range.')
      } else toast.success('Audit log exported', name)
    },
    onError: (error) => toast.problem('Could not export the audit log', error),
  })

  const rowActions = ({ id }: AuditEntry): readonly RowAction[] => [
    {
      key: 'details',
      label: 'View details',
      icon: <IconListDetails size={16} aria-hidden="true" />,
      check: ALLOWED,
      onSelect: () => onDialog('audit-entry', id),
    },
  ]
  return (
    <>
      <div className={classes.head}>
        <p>All changes and failed sign-ins. Request bodies aren’t stored.</p>
        <Button
          variant="outline"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Export CSV
        </Button>
      </div>
      <ResourceTable
        table="listAuditEntries"
        label="Audit Log"
        noun={{ one: 'entry', many: 'entries' }}
        rowId={({ id }) => id}
        rowName={({ action, at }) => `${action}, ${format.dateTime(at)}`}
        query={{ ...log, data }}
        search={search}
        defaults={teamSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search the audit log"
        filters={filtersOf(people.data?.items ?? [], search.user)}
        columns={columns(search)}
        rowActions={rowActions}
        more={{
          load: log.hasNextPage ? () => void log.fetchNextPage() : null,
          loading: log.isFetchingNextPage,
        }}
        empty={
          <EmptyState
            title="No changes yet"
            description="Changes made in the console or with an API key appear here."
            icon={<IconHistory size={22} />}
          />
        }
      />
      <AuditEntryDialog
        opened={search.dialog === 'audit-entry' && search.row !== ''}
        entryId={search.dialog === 'audit-entry' ? search.row : ''}
        entry={items?.find(({ id }) => id === search.row)}
        onClose={() => onDialog('')}
      />
    </>
  )
}

function filtersOf(
  people: readonly { readonly id: string; readonly name: string }[],
  chosen: string,
): readonly Filter<TeamSearch>[] {
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return [
    {
      kind: 'select',
      name: 'user',
      label: 'Who',
      all: 'Everyone',
      options: isKnown ? options : [...options, { value: chosen, label: 'Someone else' }],
    },
    { kind: 'select', name: 'group', label: 'Action', all: 'Any action', options: optionsOf(groupLabels) },
    { kind: 'select', name: 'type', label: 'Resource', all: 'Anything', options: optionsOf(typeLabels) },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: 'To' },
  ]
}

function optionsOf(table: Readonly<Record<string, string>>) {
  return Object.entries(table).map(([value, label]) => ({ value, label }))
}

function columns(search: TeamSearch): readonly Column<AuditEntry, never>[] {
  return [
    {
      key: 'at',
      header: 'Time',
      onPhone: 'detail',
      cell: ({ at }) => (
        <OneLine>
          <Time at={at} />
        </OneLine>
      ),
    },
    {
      key: 'action',
      header: 'Action',
      always: true,
      minWidth: 18,
      cell: (entry) => (
        <>
          <Anchor to="/team" search={{ ...search, dialog: 'audit-entry', row: entry.id }} resetScroll={false}>
            {entry.action}
          </Anchor>
          {entry.outcome === 'denied' && (
            <>
              {' '}
              <StatusBadge tone="warning">Denied</StatusBadge>
            </>
          )}
        </>
      ),
    },
    {
      key: 'who',
      header: 'Who',
      always: true,
      minWidth: 14,
      onPhone: 'detail',
      cell: ({ actor }) => actorText(actor),
    },
    {
      key: 'resource',
      header: 'Resource',
      onPhone: ({ resource }) => resource && <AuditResource resource={resource} />,
      minWidth: 16,
      cell: ({ resource }) => <AuditResource resource={resource} />,
    },
    {
      key: 'detail',
      header: 'Detail',
      minWidth: 12,
      onPhone: ({ detail }) => detail ?? null,
      cell: ({ detail }) => detail ?? none,
    },
    {
      key: 'origin',
      header: 'From',
      defaultHidden: true,
      cell: ({ origin }) => <OneLine>{originLabels[origin]}</OneLine>,
    },
    {
      key: 'ip',
      header: 'IP address',
      onPhone: ({ ip }) => ip,
      cell: ({ ip }) => (ip === null ? none : <Code>{ip}</Code>),
    },
    {
      key: 'request',
      header: 'Request ID',
      defaultHidden: true,
      cell: ({ requestId }) => <Code>{requestId}</Code>,
    },
  ]
}
