import { IconKey, IconKeyOff, IconPlus } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listApiKeysOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { ALLOWED, type CheckResult } from '#src/domain/check-result.ts'
import { Code, OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { Column, Filter } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { type AccountSearch, accountSearch } from '../account-search.ts'
import type { AccountTabProps } from '../account-tab.ts'
import classes from './api-keys.module.css'
import { scopeLabels, statusLabels } from './key-labels.ts'
import { filterKeys } from './key-list.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const filters: readonly Filter<AccountSearch>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All keys',
    options: Object.entries(statusLabels).map(([value, { label }]) => ({ value, label: label })),
  },
]

const IP_RANGES = { one: 'IP range', many: 'IP ranges' }

/** API keys of the signed-in user. */
export default function ApiKeysTab({ search, onSearchChange, onDialog }: AccountTabProps) {
  const format = useFormat()
  // Polls because use of a key changes `lastUsedAt` and no server event reports it.
  const query = useQuery(queryOptions({ ...listApiKeysOptions(), refetchInterval: SLOW_POLL_MS }))
  const all = query.data?.items
  const items = all && filterKeys(all, search)
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('new-key')}>
      Create API key
    </Button>
  )
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <p className={classes.about}>
          With a key, programs act for you: they send it as <Code>Authorization: Bearer …</Code>. A key can
          never do more than you can.
        </p>
        {create}
      </div>
      <ResourceTable
        table="listApiKeys"
        label="API Keys"
        noun={{ one: 'API key', many: 'API keys' }}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...clientPages(query, items, search)}
        search={search}
        defaults={accountSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search API keys"
        filters={filters}
        columns={columns(format)}
        rowActions={(key) => [
          {
            key: 'revoke',
            label: 'Revoke',
            icon: <IconKeyOff size={16} aria-hidden="true" />,
            destructive: true,
            check: canRevoke(key),
            onSelect: () => onDialog('revoke-key', key.id),
          },
        ]}
        empty={
          <EmptyState
            title="No API keys yet"
            description="Create one key per program, so you can revoke each one separately."
            icon={<IconKey size={22} />}
            action={create}
          />
        }
      />
      <NewKeyDialog opened={search.dialog === 'new-key'} onClose={() => onDialog('')} />
      <RevokeKeyDialog
        apiKey={all?.find(({ id }) => id === search.row)}
        opened={search.dialog === 'revoke-key'}
        onClose={() => onDialog('')}
      />
    </div>
  )
}

function canRevoke({ status }: ApiKey): CheckResult {
  if (status === 'active') return ALLOWED
  return {
    allowed: false,
    reason: status === 'revoked' ? 'The key is already revoked.' : 'The key has already expired.',
  }
}

function columns(
  format: Format,
): readonly Column<ApiKey, 'name' | 'scope' | 'lastUsedAt' | 'createdAt' | 'expiresAt'>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      minWidth: 18,
      cell: ({ name, hint }) => (
        <>
          <div className={classes.name}>{name}</div>
          <Code>{hint}…</Code>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      onPhone: 'status',
      always: true,
      cell: ({ status }) => (
        <StatusBadge tone={statusLabels[status].tone}>{statusLabels[status].label}</StatusBadge>
      ),
    },
    {
      key: 'scope',
      header: 'Scope',
      sort: 'scope',
      onPhone: 'detail',
      cell: ({ scope }) => <OneLine>{scopeLabels[scope].label}</OneLine>,
    },
    {
      key: 'lastUsedAt',
      header: 'Last used',
      sort: 'lastUsedAt',
      onPhone: ({ lastUsedAt, lastUsedIp }) =>
        lastUsedAt === null ? (
          'Never used'
        ) : (
          <>
            Used <RelativeTime at={lastUsedAt} /> from {lastUsedIp}
          </>
        ),
      cell: ({ lastUsedAt, lastUsedIp }) =>
        lastUsedAt === null ? (
          <OneLine>Never</OneLine>
        ) : (
          <>
            <TimeCell at={lastUsedAt} />
            <div>
              <Code>{lastUsedIp}</Code>
            </div>
          </>
        ),
    },
    {
      key: 'allowedIpRanges',
      header: 'Allowed IPs',
      onPhone: ({ allowedIpRanges }) =>
        allowedIpRanges.length === 0 ? null : countOf(allowedIpRanges.length, IP_RANGES, format.number),
      cell: ({ allowedIpRanges }) =>
        allowedIpRanges.length === 0 ? (
          <OneLine>Any</OneLine>
        ) : (
          allowedIpRanges.map((range) => (
            <div key={range}>
              <Code>{range}</Code>
            </div>
          ))
        ),
    },
    {
      key: 'createdAt',
      header: 'Created',
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <OneLine>
          <Time at={createdAt}>{format.date(createdAt)}</Time>
        </OneLine>
      ),
    },
    {
      key: 'expiresAt',
      header: 'Expires',
      sort: 'expiresAt',
      onPhone: ({ status, expiresAt }) =>
        status === 'active' && expiresAt !== null ? `Expires ${format.date(expiresAt)}` : null,
      cell: ({ status, expiresAt, revokedAt }) => {
        if (status === 'revoked' && revokedAt !== null)
          return <OneLine>Revoked {format.date(revokedAt)}</OneLine>
        if (expiresAt === null) return <OneLine>Never</OneLine>
        return (
          <OneLine>
            {status === 'expired' ? `Expired ${format.date(expiresAt)}` : format.date(expiresAt)}
          </OneLine>
        )
      },
    },
  ]
}
