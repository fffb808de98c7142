import { Skeleton, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getBillingDetailsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { replaceBillingDetails } from '#src/api/generated/sdk.gen.ts'
import type { BillingDetails } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { COUNTRIES, countryName, taxFor } from '#src/domain/tax.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import classes from '../billing.module.css'
import type { BillingDialogProps } from '../billing-tab.ts'
import {
  type DetailsDraft,
  detailsProblems,
  storedDetailsSchema,
  toDraft,
  toRequest,
} from './details-draft.ts'

/** Edits name, address and tax id of the next invoices. */
export default function BillingDetailsDialog({ opened, onClose }: BillingDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...getBillingDetailsOptions(), enabled: opened })
  return (
    <Dialog opened={opened} onClose={onClose} title="Billing details" size="lg" closeOnClickOutside={false}>
      {data !== undefined ? (
        <DetailsForm details={data} onClose={onClose} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

const countryOptions = COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
)

/** Details with the id that the form's draft is stored under. */
interface IdentifiedDetails extends BillingDetails {
  readonly id: string
}

const identified = (details: BillingDetails): IdentifiedDetails => ({ ...details, id: 'organization' })

const save = async (draft: DetailsDraft) =>
  identified(await replaceBillingDetails({ body: toRequest(draft) }))

function DetailsForm({
  details,
  onClose,
}: {
  readonly details: BillingDetails
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const canChange = useCan(requiredPermission.replaceBillingDetails)
  const form = useEditForm<IdentifiedDetails, DetailsDraft>({
    name: 'billing-details',
    entity: identified(details),
    initial: () => toDraft(details),
    schema: storedDetailsSchema,
    check: detailsProblems,
    fields: () => ['name', 'address', 'taxId'],
    disabledReason: denialReason(canChange),
    create: save,
    update: save,
    refresh: () => invalidateOperations(client, ['getBillingDetails']),
    onSaved: () => {
      toast.success('Billing details saved')
      onClose()
    },
  })
  const { draft, change, problems } = form
  const field = (name: 'name' | 'line1' | 'line2' | 'postalCode' | 'city' | 'taxId', path: string) => ({
    value: draft[name],
    error: problemAt(problems, path),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  })
  return (
    <EditFormFrame form={form} verbs={{ create: 'Save details', save: 'Save details' }} onCancel={onClose}>
      <p className={classes.muted}>Shown on invoices issued from now on. Issued invoices don’t change.</p>
      <TextInput label="Legal name" autoComplete="organization" required {...field('name', 'name')} />
      <TextInput
        label="Street address"
        autoComplete="address-line1"
        required
        {...field('line1', 'address.line1')}
      />
      <TextInput
        label="Building or department"
        autoComplete="address-line2"
        {...field('line2', 'address.line2')}
      />
      <TextInput
        label="Postal code"
        autoComplete="postal-code"
        {...field('postalCode', 'address.postalCode')}
      />
      <TextInput label="City" autoComplete="address-level2" required {...field('city', 'address.city')} />
      <Select
        label="Country"
        value={draft.country}
        error={problemAt(problems, 'address.country')}
        data={[{ value: '', label: 'Choose a country' }, ...countryOptions]}
        autoComplete="country"
        required
        onChange={(country) => change({ country })}
      />
      <TextInput
        label="Tax ID"
        description="VAT ID with its country prefix, such as DE999999999, or another tax number. Optional."
        autoComplete="off"
        {...field('taxId', 'taxId')}
      />
      <p className={classes.muted} role="status">
        {taxText(draft)}
      </p>
    </EditFormFrame>
  )
}

function taxText(draft: DetailsDraft): string {
  if (detailsProblems(draft).taxId !== undefined) return ''
  const { percent, reason } = taxFor(toRequest(draft))
  if (reason === 'standard') return `${percent}% tax will be added to invoices.`
  return reason === 'reverse_charge'
    ? 'No tax will be added to invoices: you owe it in your country (reverse charge).'
    : 'No tax will be added to invoices.'
}
