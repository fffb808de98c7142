import { IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { LinkButton } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { DomainTable } from './domain-table.tsx'

/** Loaded with the first use. */
const ClaimDialog = onDemand(() => import('./claim-dialog.tsx'))

const route = getRouteApi('/_console/services/domains')

/** `/services/domains`. */
export function DomainListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader
        title="Domains"
        description="Renewal, transfer and contacts of your domains."
        actions={
          <LinkButton to="/domains" leftSection={<IconSearch size={16} aria-hidden="true" />}>
            Find a domain
          </LinkButton>
        }
      />
      <DomainTable
        search={search}
        onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      />
      <ClaimDialog
        purchaseId={search.row}
        opened={search.dialog === 'claim' && search.row !== ''}
        onClose={() =>
          void navigate({ search: (before) => ({ ...before, dialog: '', row: '' }), replace: true })
        }
      />
    </>
  )
}
