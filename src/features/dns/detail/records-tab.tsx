import { IconArrowBackUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { DnsRecord } from '#src/api/generated/types.gen.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { DNS_RECORD_TYPES } from '#src/domain/dns.ts'
import { toUnicodeName } from '#src/domain/dns-names.ts'
import { dataText, type ZoneRecord } from '#src/domain/dns-records.ts'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { DnsTabProps } from '../dns-detail-search.ts'
import { type DnsDetailSearch, dnsDetailSearch } from '../dns-detail-search.ts'
import { dnsResource } from '../dns-resource.ts'
import classes from './records-tab.module.css'
import { othersOf, type StagedChange } from './staged-changes.ts'
import { StagedPanel } from './staged-panel.tsx'
import type { ZoneStaging } from './use-staged-changes.ts'
import { recordsQuery } from './zone-queries.ts'
import { useZoneStaging } from './zone-staging.tsx'

/** Loaded with the first record that is added or edited. */
const RecordDialog = onDemand(() => import('./record-dialog.tsx'))

const route = getRouteApi('/_console/services/dns/$dnsZoneId')

const filters: readonly Filter<DnsDetailSearch>[] = [
  {
    kind: 'select',
    name: 'type',
    label: 'Type',
    all: 'All types',
    options: DNS_RECORD_TYPES.map((type) => ({ value: type, label: type })),
  },
]

/** Records of the zone, with the staged changes. */
export function RecordsTab({ resource: zone }: DnsTabProps) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const staging = useZoneStaging()
  const check = useActionCheck(dnsResource)('changeRecords', zone)
  const [editing, setEditing] = useState<
    (Pick<StagedChange, 'before' | 'after'> & { readonly key: string | null }) | null
  >(null)
  // Keep the last record while the dialog closes.
  const [opened, setOpened] = useState(false)
  // Key of the form: each opening starts afresh, and a closing dialog keeps what it shows.
  const [openings, setOpenings] = useState(0)
  const open = (change: NonNullable<typeof editing>) => {
    setEditing(change)
    setOpened(true)
    setOpenings((before) => before + 1)
  }

  const stagingCheck = check.allowed ? canStage(staging) : check
  const rowActions = useRowActions(stagingCheck, (record, staged) =>
    open({ key: record.id, before: record, after: staged?.after ?? null }),
  )
  const add = (
    <DisabledReason reason={denialReason(stagingCheck)}>
      <Button
        variant="outline"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => open({ key: null, before: null, after: null })}
      >
        Add record
      </Button>
    </DisabledReason>
  )
  return (
    <PanelStack>
      <StagedPanel reason={denialReason(check)} onEdit={open} />
      <div>{add}</div>
      <ResourceTable
        table="listDnsRecords"
        label="Records"
        noun={{ one: 'record', many: 'records' }}
        rowId={({ id }) => id}
        rowName={({ name, data }) => `${data.type} ${name}`}
        query={useQuery(recordsQuery(zone, search))}
        loadRows={everyPage((page) => client.fetchQuery(recordsQuery(zone, { ...search, ...page })))}
        search={search}
        defaults={{ ...dnsDetailSearch.defaults, tab: 'records' }}
        onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
        searchLabel="Search records"
        filters={filters}
        columns={useColumns()}
        rowActions={rowActions}
        empty={
          <EmptyState title="No records yet" description="Add a record or import a zone file." action={add} />
        }
      />
      {editing && (
        <RecordDialog
          key={openings}
          opened={opened}
          onClose={() => setOpened(false)}
          draftName={`${zone.id}-record${editing.key === null ? '' : `-${editing.key}`}`}
          domain={zone.domain}
          defaultTtl={zone.defaultTtl}
          record={editing.after ?? editing.before}
          others={staging.records && othersBeside(staging.records, staging.staged, editing)}
          onStage={(after) => {
            staging.stage({
              before: editing.before,
              after,
              ...(editing.key !== null && { key: editing.key }),
            })
            setOpened(false)
          }}
        />
      )}
    </PanelStack>
  )
}

/** Nothing can be staged while changes are applied, since success clears the staged changes. */
function canStage({ isReady, isApplying }: ZoneStaging): CheckResult {
  if (isApplying) return denied('Your changes are being applied.')
  return isReady ? ALLOWED : denied('The zone is still loading.')
}

/** Records to check the edited one against. Excludes both its stored and its staged version. */
function othersBeside(
  records: readonly ZoneRecord[],
  staged: readonly StagedChange[],
  { key, before }: Pick<StagedChange, 'before'> & { readonly key: string | null },
) {
  const own: readonly StagedChange[] = before === null || key === null ? [] : [{ key, before, after: null }]
  return othersOf(records, [...staged.filter((it) => it.key !== key), ...own], key)
}

function useColumns(): readonly Column<DnsRecord, 'name' | 'type' | 'ttl' | 'updatedAt'>[] {
  const format = useFormat()
  const { staged } = useZoneStaging()
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      minWidth: 16,
      cell: ({ id, name }) => {
        const change = staged.find(({ key }) => key === id)
        return (
          <span title={toUnicodeName(name)}>
            <Code>
              <Address>{name}</Address>
            </Code>
            {change && (
              <span className={classes.staged} data-kind={change.after === null ? 'removed' : 'changed'}>
                {change.after === null ? 'Will be removed' : 'Will be changed'}
              </span>
            )}
          </span>
        )
      },
    },
    { key: 'type', header: 'Type', sort: 'type', onPhone: 'status', cell: ({ data }) => <b>{data.type}</b> },
    {
      key: 'data',
      header: 'Data',
      onPhone: 'detail',
      minWidth: 24,
      cell: ({ data }) => (
        <span className={classes.data}>
          <Code>
            <Address>{dataText(data)}</Address>
          </Code>
        </span>
      ),
    },
    {
      key: 'ttl',
      header: 'TTL',
      sort: 'ttl',
      onPhone: ({ ttl }) => `TTL ${format.duration(ttl * 1000, 'long')}`,
      align: 'end',
      cell: ({ ttl }) => <OneLine>{format.duration(ttl * 1000, 'long')}</OneLine>,
    },
    {
      key: 'updatedAt',
      header: 'Changed',
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <TimeCell at={updatedAt} />,
    },
  ]
}

const icon = { size: 16, 'aria-hidden': true } as const

function useRowActions(
  check: CheckResult,
  onEdit: (record: DnsRecord, staged: StagedChange | undefined) => void,
): (record: DnsRecord) => readonly RowAction[] {
  const { staged, stage, unstage } = useZoneStaging()
  return (record) => {
    const change = staged.find(({ key }) => key === record.id)
    const can = record.readOnly
      ? denied('The zone’s own name servers are managed by us and can’t be changed.')
      : check
    return [
      {
        key: 'edit',
        label: 'Edit',
        icon: <IconPencil {...icon} />,
        check: can,
        onSelect: () => onEdit(record, change),
      },
      ...(change === undefined
        ? []
        : [
            {
              key: 'undo',
              label: 'Undo change',
              icon: <IconArrowBackUp {...icon} />,
              check: can,
              onSelect: () => unstage(record.id),
            },
          ]),
      {
        key: 'remove',
        label: 'Remove',
        icon: <IconTrash {...icon} />,
        destructive: true,
        check: change?.after === null ? denied('This record will already be removed.') : can,
        onSelect: () => stage({ key: record.id, before: record, after: null }),
      },
    ]
  }
}
