import { TextInput } from '@mantine/core'
import { updateDnsZone } from '#src/api/generated/sdk.gen.ts'
import type { DnsZone, DnsZoneUpdate } from '#src/api/generated/types.gen.ts'
import { TTL_RANGE } from '#src/domain/dns-records.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { parseWholeBetween } from '#src/domain/whole-number.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { DangerZone } from '#src/resources/detail/danger-zone.tsx'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import fields from '#src/resources/fields.module.css'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import type { DnsTabProps } from '../dns-detail-search.ts'
import { dnsResource } from '../dns-resource.ts'

const update = ({ id }: DnsZone, body: DnsZoneUpdate) => updateDnsZone({ path: { dnsZoneId: id }, body })

/** Zone settings other than records. */
export function SettingsTab({ resource: zone, onSearchChange }: DnsTabProps) {
  const check = useActionCheck(dnsResource)
  return (
    <PanelStack>
      <SoaPanel zone={zone} />
      <TagsPanel definition={dnsResource} resource={zone} action="update" call={update} />
      <DangerZone
        title="Delete this zone"
        description="Deletes the zone and all its records. The domain stops resolving."
        label="Delete zone"
        reason={denialReason(check('delete', zone))}
        onDelete={() => onSearchChange({ dialog: 'delete' })}
      />
    </PanelStack>
  )
}

/** Editable SOA fields. */
function SoaPanel({ zone }: { readonly zone: DnsZone }) {
  const edit = useEdit({
    definition: dnsResource,
    resource: zone,
    action: 'update',
    change: 'edit',
    initial: {
      contactEmail: zone.contactEmail,
      defaultTtl: String(zone.defaultTtl),
      negativeTtl: String(zone.negativeTtl),
    },
    schema: z.object({ contactEmail: z.string(), defaultTtl: z.string(), negativeTtl: z.string() }),
    check: settingsProblems,
    call: (it, { contactEmail, defaultTtl, negativeTtl }) =>
      update(it, {
        contactEmail: contactEmail.trim(),
        defaultTtl: parseTtl(defaultTtl) ?? 0,
        negativeTtl: parseTtl(negativeTtl) ?? 0,
      }),
    saved: 'Settings saved',
  })
  const format = useFormat()
  const ttl = (field: 'defaultTtl' | 'negativeTtl') => {
    const seconds = parseTtl(edit.draft[field])
    return {
      ...box(field),
      inputMode: 'numeric' as const,
      rightSection: seconds !== null && <span>{format.duration(seconds * 1000, 'long')}</span>,
      rightSectionWidth: '9rem',
      rightSectionProps: { className: fields.inOtherUnits },
      rightSectionPointerEvents: 'none' as const,
    }
  }
  const box = (field: keyof Draft) => ({
    className: fields.grow ?? '',
    value: edit.draft[field],
    error: edit.problems[field],
    readOnly: edit.reason !== null,
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      edit.change({ [field]: event.currentTarget.value }),
  })
  return (
    <EditPanel title="Settings" label="Zone settings" edit={edit} submitLabel="Save settings">
      <div className={fields.row}>
        <TextInput
          {...box('contactEmail')}
          type="email"
          label="Contact email"
          description="Contact for the zone. Publicly visible."
        />
        <TextInput
          {...ttl('defaultTtl')}
          label="Default TTL"
          description="In seconds. Used for records without their own TTL."
        />
        <TextInput
          {...ttl('negativeTtl')}
          label="Negative TTL"
          description="How long resolvers cache a missing name, in seconds (negative TTL)."
        />
      </div>
    </EditPanel>
  )
}

type Draft = Readonly<Record<'contactEmail' | 'defaultTtl' | 'negativeTtl', string>>

function settingsProblems({ contactEmail, defaultTtl, negativeTtl }: Draft): FieldProblems {
  const ttl = `Enter ${TTL_RANGE.min} to ${TTL_RANGE.max} seconds.`
  return {
    ...(!isEmail(contactEmail.trim()) && { contactEmail: 'Enter an email address.' }),
    ...lengthProblems({ contactEmail: [contactEmail.trim(), MAX_EMAIL_LENGTH] }),
    ...(parseTtl(defaultTtl) === null && { defaultTtl: ttl }),
    ...(parseTtl(negativeTtl) === null && { negativeTtl: ttl }),
  }
}

const parseTtl = (text: string) => parseWholeBetween(text, TTL_RANGE.min, TTL_RANGE.max)
