import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { Breadcrumbs } from '#src/resources/breadcrumbs.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { certificateNoun } from './certificates/certificate-labels.ts'
import { CertificateTable } from './certificates/certificate-table.tsx'
import { loadBalancerResource } from './load-balancer-resource.ts'

/** Loaded with the first use. */
const NewCertificateDialog = onDemand(() => import('./certificates/new-certificate-dialog.tsx'))

const route = getRouteApi('/_console/network/load-balancers/certificates')

/** `/network/load-balancers/certificates`. */
export function CertificateListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const canCreate = useCan(requiredPermission.createCertificate, certificateNoun)
  const showDialog = (dialog: 'create' | '') =>
    void navigate({ search: (before) => ({ ...before, dialog, row: '' }), replace: dialog === '' })
  return (
    <>
      <PageHeader
        title="Certificates"
        description="TLS certificates for HTTPS listeners, managed or your own."
        breadcrumbs={<Breadcrumbs definition={loadBalancerResource} />}
        actions={
          <DisabledReason reason={denialReason(canCreate)}>
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => showDialog('create')}
            >
              Add certificate
            </Button>
          </DisabledReason>
        }
      />
      <CertificateTable
        search={search}
        onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      />
      <NewCertificateDialog opened={search.dialog === 'create'} onClose={() => showDialog('')} />
    </>
  )
}
