import { TextInput } from '@mantine/core'
import * as limits from '#src/api/generated/limits.gen.ts'
import type { HeaderDraft } from '#src/domain/cdn-headers.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'
import { literalInput } from '#src/ui/literal-input.ts'
import { Select } from '#src/ui/select.tsx'

const actions: readonly { readonly value: HeaderDraft['action']; readonly label: string }[] = [
  { value: 'set', label: 'Set' },
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
]

/** Field `responseHeaders`. The order doesn't matter, since each name has one change. */
export function HeadersField({
  value,
  onChange,
  problems,
  locked,
}: {
  readonly value: readonly HeaderDraft[]
  readonly onChange: (headers: readonly HeaderDraft[]) => void
  readonly problems: FieldProblems
  /** Reason why the field is locked; null if it can be changed. */
  readonly locked: string | null
}) {
  return (
    <Entries
      noun="Header"
      entries={value}
      fresh={(): HeaderDraft => ({ action: 'set', name: '', value: '' })}
      max={limits.CdnDistributionUpdate.responseHeaders.maxItems}
      ordered={false}
      locked={locked}
      onChange={onChange}
    >
      {(header, index, change) => {
        const at = (field: keyof HeaderDraft) => ({
          id: `responseHeaders.${index}.${field}`,
          error: problems[`responseHeaders.${index}.${field}`],
        })
        return (
          <>
            <Select
              {...at('action')}
              className={fields.narrow ?? ''}
              label="Action"
              value={header.action}
              data={actions}
              onChange={(action) => change({ action })}
            />
            <TextInput
              {...at('name')}
              {...literalInput}
              className={fields.grow ?? ''}
              label="Name"
              placeholder="X-Frame-Options"
              value={header.name}
              required
              onChange={(event) => change({ name: event.currentTarget.value.trim() })}
            />
            {header.action !== 'remove' && (
              <TextInput
                {...at('value')}
                {...literalInput}
                className={fields.grow ?? ''}
                label="Value"
                placeholder="DENY"
                value={header.value}
                required
                onChange={(event) => change({ value: event.currentTarget.value })}
              />
            )}
          </>
        )
      }}
    </Entries>
  )
}
