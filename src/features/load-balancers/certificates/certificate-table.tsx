import { IconCertificate, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Certificate } from '#src/api/generated/types.gen.ts'
import { type CheckResult, denied } from '#src/domain/check-result.ts'
import { expiresSoon } from '#src/domain/expires-soon.ts'
import { none, OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { listParameters } from '#src/resources/queries.ts'
import { statusOptions } from '#src/resources/resource-definition.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { Address } from '#src/ui/address.tsx'
import { now } from '#src/ui/clock.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { certificateName, certificateNoun, certificateStatuses } from './certificate-labels.ts'
import { certificatesQuery } from './certificate-queries.ts'
import { type CertificateSearch, certificateSearch } from './certificate-search.ts'

/** Loaded with the first dialog. */
const DeleteCertificateDialog = onDemand(() => import('./delete-certificate-dialog.tsx'))

const filters: readonly Filter<CertificateSearch>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: statusOptions(certificateStatuses),
  },
]

export function CertificateTable({
  search,
  onSearchChange,
}: {
  readonly search: CertificateSearch
  readonly onSearchChange: (
    search: SearchChange<CertificateSearch>,
    options: { readonly replace: boolean },
  ) => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(certificatesQuery(listParameters(search, ['status'])))
  const canChange = useCan(requiredPermission.deleteCertificate, certificateNoun)
  const can = ({ loadBalancerCount }: Certificate): CheckResult =>
    canChange.allowed && loadBalancerCount > 0
      ? denied('A listener uses this certificate. Choose another certificate for it first.')
      : canChange
  const chosen = query.data?.items.find(({ id }) => id === search.row)
  const showDialog = (dialog: CertificateSearch['dialog'], row: string) =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })
  const close = () => showDialog('', '')
  const isDeleting = search.dialog === 'delete'
  useMissingRow({
    opened: isDeleting,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
    noun: certificateNoun.one,
    hint: NOT_ON_PAGE,
    onClose: close,
  })
  return (
    <>
      <ResourceTable
        table="listCertificates"
        label="Certificates"
        noun={certificateNoun}
        rowId={({ id }) => id}
        rowName={certificateName}
        query={query}
        loadRows={everyPage((page) =>
          client.fetchQuery(certificatesQuery(listParameters({ ...search, ...page }, ['status']))),
        )}
        search={search}
        defaults={certificateSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search certificates"
        filters={filters}
        columns={columns(format)}
        rowActions={(certificate): readonly RowAction[] => [
          {
            key: 'delete',
            label: 'Delete',
            icon: <IconTrash size={16} aria-hidden="true" />,
            destructive: true,
            check: can(certificate),
            onSelect: () => showDialog('delete', certificate.id),
          },
        ]}
        empty={
          <EmptyState
            title="No certificates yet"
            description="HTTPS listeners need a certificate. Request a managed one for a domain in your DNS zones, or upload your own."
            icon={<IconCertificate size={22} />}
          />
        }
      />
      <DeleteCertificateDialog
        certificate={chosen}
        disabledReason={chosen === undefined ? null : denialReason(can(chosen))}
        opened={isDeleting}
        onClose={close}
      />
    </>
  )
}

/** Reason of a failure, or when the certificate expires if that is soon; null if there is nothing to do. */
function warningOf(certificate: Certificate): ReactNode {
  if (certificate.statusReason !== null) return certificate.statusReason
  return endsSoon(certificate) ? expiryOf(certificate) : null
}

/** "Renews in 1 month", "Expires in 1 week"; null without an expiry date. */
function expiryOf({ status, statusReason, expiresAt, renewsAt }: Certificate): ReactNode {
  const next = statusReason === null ? renewsAt : null
  return (
    expiresAt && (
      <>
        {status === 'expired' ? 'Expired' : next === null ? 'Expires' : 'Renews'}{' '}
        <RelativeTime at={next ?? expiresAt} />
      </>
    )
  )
}

/** True for a certificate that somebody has to replace in the next 30 days. */
function endsSoon({ status, expiresAt, renewsAt }: Certificate): boolean {
  return status === 'issued' && renewsAt === null && expiresSoon(expiresAt, 30, now())
}

function columns(
  format: Format,
): readonly Column<Certificate, 'domain' | 'status' | 'expiresAt' | 'createdAt'>[] {
  return [
    {
      key: 'domain',
      header: 'Domains',
      sort: 'domain',
      always: true,
      cell: (certificate) => <Address>{certificateName(certificate)}</Address>,
    },
    {
      key: 'status',
      header: 'Status',
      sort: 'status',
      onPhone: 'status',
      cell: (certificate) => {
        const { status } = certificate
        return (
          <StatusBadge
            tone={
              status === 'issued' && warningOf(certificate) !== null
                ? 'warning'
                : certificateStatuses[status].tone
            }
            busy={status === 'pending'}
          >
            {certificateStatuses[status].label}
          </StatusBadge>
        )
      },
      note: warningOf,
    },
    {
      key: 'source',
      header: 'Source',
      onPhone: 'detail',
      cell: ({ source, issuer }) => (
        <OneLine>
          {source === 'managed' ? 'Managed' : `Uploaded${issuer === null ? '' : `, ${issuer}`}`}
        </OneLine>
      ),
    },
    {
      key: 'expires',
      header: 'Expires',
      sort: 'expiresAt',
      // Names what the header says, unless the status does.
      onPhone: (certificate) => (endsSoon(certificate) ? null : expiryOf(certificate)),
      cell: ({ expiresAt, renewsAt, statusReason }) => {
        if (expiresAt === null) return none
        if (renewsAt === null) return <TimeCell at={expiresAt} />
        if (statusReason !== null) {
          return (
            <>
              <TimeCell at={expiresAt} />
              <div>
                <OneLine>
                  Tries again <RelativeTime at={renewsAt} />
                </OneLine>
              </div>
            </>
          )
        }
        return (
          <OneLine>
            Renews <RelativeTime at={renewsAt} />
          </OneLine>
        )
      },
    },
    {
      key: 'uses',
      header: 'Load balancers',
      align: 'end',
      cell: ({ loadBalancerCount }) => format.number(loadBalancerCount),
    },
    {
      key: 'created',
      header: 'Created',
      sort: 'createdAt',
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ]
}
