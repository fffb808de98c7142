import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { expiresSoon } from '#src/domain/expires-soon.ts'
import { OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { now } from '#src/ui/clock.ts'
import { Code } from '#src/ui/code.tsx'
import type { Format } from '#src/ui/format.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import classes from './api-keys.module.css'
import { scopeLabels, statusLabels } from './key-labels.ts'

type SortField = 'name' | 'scope' | 'lastUsedAt' | 'createdAt' | 'expiresAt'

const IP_RANGES = { one: 'IP range', many: 'IP ranges' }

/** True for a key that somebody has to replace in the next 7 days. */
function endsSoon({ status, expiresAt }: ApiKey): boolean {
  return status === 'active' && expiresSoon(expiresAt, 7, now())
}

export function apiKeyColumns(format: Format): readonly Column<ApiKey, SortField>[] {
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
      cell: (key) => (
        <StatusBadge tone={endsSoon(key) ? 'warning' : statusLabels[key.status].tone}>
          {statusLabels[key.status].label}
        </StatusBadge>
      ),
      note: (key) =>
        key.expiresAt !== null && endsSoon(key) ? (
          <>
            Expires <RelativeTime at={key.expiresAt} />
          </>
        ) : null,
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
      // A phone shows no header, so the date comes with its verb. A key that expires soon has it in its status.
      onPhone: (key) =>
        key.status === 'active' && key.expiresAt !== null && !endsSoon(key)
          ? `Expires ${format.date(key.expiresAt)}`
          : null,
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
