import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { updateRegisteredDomain } from '#src/api/generated/sdk.gen.ts'
import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { type ContactDraft, contactDraftSchema, contactProblems, toContact } from './contact-draft.ts'
import type { DomainDialogProps } from './domain-dialog-props.ts'
import { refreshDomains } from './domain-queries.ts'

/** Edits the registrant. */
export function ContactDialog({ opened, ...props }: DomainDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={`Contact of ${props.domain.name}`}
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      <ContactForm {...props} />
    </Dialog>
  )
}

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'organization', label: 'Organization (optional)', autoComplete: 'organization' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
] as const

function ContactForm({ domain, disabledReason, onClose }: Omit<DomainDialogProps, 'opened'>) {
  const client = useQueryClient()
  const form = useEditForm<RegisteredDomain, ContactDraft>({
    name: 'domain-contact',
    entity: domain,
    initial: () => ({ ...domain.contact }),
    schema: contactDraftSchema,
    check: contactProblems,
    fields: () => fields.map(({ name }) => `contact.${name}`),
    disabledReason,
    create: () => Promise.reject(new Error('Contacts are only edited.')),
    update: (draft, { id }) =>
      updateRegisteredDomain({ path: { registeredDomainId: id }, body: { contact: toContact(draft) } }),
    refresh: () => refreshDomains(client),
    onSaved: ({ name }) => {
      toast.success(`The contact of ${name} has been saved`)
      onClose()
    },
  })
  return (
    <EditFormFrame form={form} verbs={{ create: 'Save contact', save: 'Save contact' }} onCancel={onClose}>
      {fields.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          type={name === 'email' ? 'email' : 'text'}
          value={form.draft[name]}
          error={problemAt(form.problems, `contact.${name}`)}
          autoComplete={autoComplete}
          required={name !== 'organization'}
          onChange={(event) => form.change({ [name]: event.currentTarget.value })}
        />
      ))}
    </EditFormFrame>
  )
}
