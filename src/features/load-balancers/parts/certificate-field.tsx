import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { ResourceRef } from '#src/api/generated/types.gen.ts'
import fields from '#src/resources/fields.module.css'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Select } from '#src/ui/select.tsx'
import { certificateName, certificateNoun, certificateStatuses } from '../certificates/certificate-labels.ts'
import { certificatesQuery } from '../certificates/certificate-queries.ts'

/** Loaded with the first use. */
const NewCertificateDialog = onDemand(() => import('../certificates/new-certificate-dialog.tsx'))

/** Chooses among the certificates that are issued or pending, or creates one. */
export function CertificateField({
  value,
  onChange,
  error,
}: {
  readonly value: ResourceRef | null
  readonly onChange: (certificate: ResourceRef | null) => void
  readonly error: string | undefined
}) {
  const [isCreating, setCreating] = useState(false)
  const query = useQuery(
    certificatesQuery({ status: ['issued', 'pending'], sort: 'domain', page: 1, pageSize: 100 }),
  )
  const canCreate = useCan(requiredPermission.createCertificate, certificateNoun)
  const offered = (query.data?.items ?? []).map((certificate) => ({
    id: certificate.id,
    name: certificateName(certificate),
    note: certificate.status === 'issued' ? '' : ` (${certificateStatuses[certificate.status].label})`,
  }))
  // One that expired, or is beyond the first page, stays chosen.
  const isOffered = value === null || offered.some(({ id }) => id === value.id)
  const choices = isOffered ? offered : [{ ...value, note: '' }, ...offered]
  return (
    <div className={fields.grow}>
      <Select
        label="Certificate"
        data={[
          { value: '', label: 'Choose a certificate' },
          ...choices.map(({ id, name, note }) => ({ value: id, label: `${name}${note}` })),
        ]}
        value={value?.id ?? ''}
        error={error ?? (query.error !== null && 'Certificates can’t be loaded. Try again later.')}
        onChange={(chosenId) => {
          const chosen = choices.find(({ id }) => id === chosenId)
          onChange(chosen === undefined ? null : { id: chosen.id, name: chosen.name })
        }}
      />
      <DisabledReason reason={denialReason(canCreate)}>
        <Button
          variant="link"
          size="sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          Add certificate
        </Button>
      </DisabledReason>
      <NewCertificateDialog
        opened={isCreating}
        onCreated={(certificate) => onChange({ id: certificate.id, name: certificateName(certificate) })}
        onClose={() => setCreating(false)}
      />
    </div>
  )
}
