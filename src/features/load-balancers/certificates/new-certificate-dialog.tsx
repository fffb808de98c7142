import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createCertificate, uploadCertificate } from '#src/api/generated/sdk.gen.ts'
import type { Certificate } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import {
  type CertificateDraft,
  certificateDraftSchema,
  certificateProblems,
  NEW_CERTIFICATE,
  withoutPrivateKey,
} from './certificate-draft.ts'
import { certificateName, certificateNoun } from './certificate-labels.ts'

interface NewCertificateProps {
  readonly onCreated?: (certificate: Certificate) => void
  readonly onClose: () => void
}

/** Requests a managed certificate, or uploads one. */
export default function NewCertificateDialog({
  opened,
  ...props
}: NewCertificateProps & { readonly opened: boolean }) {
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title="Add certificate"
      size="lg"
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      <NewCertificateForm {...props} />
    </Dialog>
  )
}

function NewCertificateForm({ onCreated, onClose }: NewCertificateProps) {
  const client = useQueryClient()
  const form = useEditForm<Certificate, CertificateDraft>({
    name: 'certificate',
    entity: null,
    initial: () => NEW_CERTIFICATE,
    schema: certificateDraftSchema,
    keep: withoutPrivateKey,
    check: certificateProblems,
    fields: ({ source }) => (source === 'managed' ? ['domain'] : ['certificateChain', 'privateKey']),
    disabledReason: denialReason(useCan(requiredPermission.createCertificate, certificateNoun)),
    create: ({ source, domain, certificateChain, privateKey }, keyFor) => {
      if (source === 'managed') {
        const body = { domain }
        return createCertificate({ body, headers: { 'Idempotency-Key': keyFor(body) } })
      }
      const body = { certificateChain, privateKey }
      return uploadCertificate({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    update: () => Promise.reject(new Error('Certificates are not edited.')),
    refresh: () => invalidateOperations(client, ['listCertificates']),
    onSaved: (certificate) => {
      const done = certificate.source === 'managed' ? 'requested' : 'uploaded'
      toast.success(`The certificate for ${certificateName(certificate)} has been ${done}`)
      onCreated?.(certificate)
      onClose()
    },
  })
  const { draft, change, problems } = form
  const isManaged = draft.source === 'managed'
  return (
    <EditFormFrame
      form={form}
      verbs={{ create: isManaged ? 'Request certificate' : 'Upload certificate', save: 'Save' }}
      onCancel={onClose}
    >
      <SegmentedControl
        aria-label="Source"
        data={[
          { value: 'managed', label: 'Managed' },
          { value: 'uploaded', label: 'Upload' },
        ]}
        value={draft.source}
        onChange={(source) => change({ source })}
      />
      {isManaged ? (
        <TextInput
          label="Domain"
          description="A domain in one of your DNS zones. Issued once the zone is active, and renewed automatically."
          placeholder="shop.example.com"
          value={draft.domain}
          error={problems.domain}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => change({ domain: event.currentTarget.value.trim().toLowerCase() })}
        />
      ) : (
        <>
          <PemField
            label="Certificate chain"
            description="PEM: the certificate first, followed by its intermediates."
            kind="CERTIFICATE"
            value={draft.certificateChain}
            error={problems.certificateChain}
            onChange={(certificateChain) => change({ certificateChain })}
          />
          <PemField
            label="Private key"
            description="Unencrypted PEM. Can’t be viewed again."
            kind="PRIVATE KEY"
            value={draft.privateKey}
            error={problems.privateKey}
            onChange={(privateKey) => change({ privateKey })}
          />
        </>
      )}
    </EditFormFrame>
  )
}

function PemField({
  kind,
  onChange,
  ...field
}: {
  readonly label: string
  readonly description: string
  readonly kind: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}) {
  return (
    <Textarea
      {...field}
      placeholder={`-----BEGIN ${kind}-----`}
      rows={6}
      classNames={{ input: 'mono' }}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
