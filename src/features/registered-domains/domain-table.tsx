import {
  IconAddressBook,
  IconLock,
  IconRefresh,
  IconRepeat,
  IconSearch,
  IconWorld,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { listParameters } from '#src/resources/queries.ts'
import { statusOptions } from '#src/resources/resource-definition.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { domainColumns } from './domain-columns.tsx'
import { domainNoun, domainStatuses } from './domain-labels.ts'
import { domainsQuery } from './domain-queries.ts'
import { type DomainSearch, domainSearch } from './domain-search.ts'

/** Loaded with the first dialog. */
const DomainDialogs = onDemand(() => import('./domain-dialogs.tsx'))

const filters: readonly Filter<DomainSearch>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: statusOptions(domainStatuses),
  },
]

export function DomainTable({
  search,
  onSearchChange,
}: {
  readonly search: DomainSearch
  readonly onSearchChange: (
    search: SearchChange<DomainSearch>,
    options: { readonly replace: boolean },
  ) => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(domainsQuery(listParameters(search, ['status'])))
  const canChange = useCan(requiredPermission.updateRegisteredDomain, domainNoun)
  const canRenew = useCan(requiredPermission.renewRegisteredDomain, domainNoun)
  const mayAddZone = useCan(requiredPermission.createDnsZone).allowed
  const chosen = query.data?.items.find(({ id }) => id === search.row)
  const showDialog = (dialog: DomainSearch['dialog'], row: string) =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })
  const close = () => showDialog('', '')
  useMissingRow({
    opened: search.dialog !== '' && search.dialog !== 'claim',
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
    noun: domainNoun.one,
    hint: NOT_ON_PAGE,
    onClose: close,
  })
  const actionsOf = ({ id, autoRenew, transferLock }: RegisteredDomain): readonly RowAction[] => [
    {
      key: 'renew',
      label: 'Renew',
      icon: <IconRefresh size={16} aria-hidden="true" />,
      check: canRenew,
      onSelect: () => showDialog('renew', id),
    },
    {
      key: 'auto-renew',
      label: autoRenew ? 'Turn off auto-renew' : 'Turn on auto-renew',
      icon: <IconRepeat size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => showDialog('auto-renew', id),
    },
    {
      key: 'transfer',
      label: transferLock ? 'Unlock for transfer' : 'Transfer code',
      icon: <IconLock size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => showDialog('transfer', id),
    },
    {
      key: 'contact',
      label: 'Edit contact',
      icon: <IconAddressBook size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => showDialog('contact', id),
    },
  ]
  return (
    <>
      <ResourceTable
        table="listRegisteredDomains"
        label="Domains"
        noun={domainNoun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        loadRows={everyPage((page) =>
          client.fetchQuery(domainsQuery(listParameters({ ...search, ...page }, ['status']))),
        )}
        search={search}
        defaults={domainSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search domains"
        filters={filters}
        columns={domainColumns(format, mayAddZone)}
        rowActions={actionsOf}
        empty={
          <EmptyState
            title="No domains yet"
            description="Domains you buy appear here, with renewal, transfer lock and contacts. Find one to begin."
            icon={<IconWorld size={22} />}
            action={
              <LinkButton to="/domains" leftSection={<IconSearch size={16} aria-hidden="true" />}>
                Find a domain
              </LinkButton>
            }
          />
        }
      />
      <DomainDialogs
        domain={chosen}
        dialog={search.dialog}
        disabledReason={denialReason(search.dialog === 'renew' ? canRenew : canChange)}
        onClose={close}
      />
    </>
  )
}
