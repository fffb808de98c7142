import { IconKey, IconKeyOff, IconPlus } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listApiKeysOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { ALLOWED, type CheckResult, denied } from '#src/domain/check-result.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { Filter } from '#src/ui/resource-table/columns.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { type AccountSearch, accountSearch } from '../account-search.ts'
import type { AccountTabProps } from '../account-tab.ts'
import { apiKeyColumns } from './api-key-columns.tsx'
import classes from './api-keys.module.css'
import { statusLabels } from './key-labels.ts'
import { filterKeys } from './key-list.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const filters: readonly Filter<AccountSearch>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All keys',
    options: Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
  },
]

/** API keys of the signed-in user. */
export default function ApiKeysTab({ search, onSearchChange, onDialog }: AccountTabProps) {
  const format = useFormat()
  // Polls because use of a key changes `lastUsedAt` and no server event reports it.
  const query = useQuery(queryOptions({ ...listApiKeysOptions(), refetchInterval: SLOW_POLL_MS }))
  const all = query.data?.items
  const items = all && filterKeys(all, search)
  const chosen = all?.find(({ id }) => id === search.row)
  const isRevoking = search.dialog === 'revoke-key'
  const close = () => onDialog('')
  useMissingRow({
    opened: isRevoking,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: all !== undefined,
    noun: 'API key',
    onClose: close,
  })
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
        columns={apiKeyColumns(format)}
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
      <NewKeyDialog opened={search.dialog === 'new-key'} onClose={close} />
      <RevokeKeyDialog apiKey={chosen} opened={isRevoking} onClose={close} />
    </div>
  )
}

function canRevoke({ status }: ApiKey): CheckResult {
  if (status === 'active') return ALLOWED
  return denied(status === 'revoked' ? 'The key is already revoked.' : 'The key has already expired.')
}
