import { TextInput } from '@mantine/core'
import { CDN_PORTS, type CdnOriginInput, MAX_CDN_ORIGINS } from '#src/domain/cdn-input.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'
import { NumberField } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'

export const newOrigin = (name = ''): CdnOriginInput => ({
  name,
  protocol: 'https',
  host: '',
  port: CDN_PORTS.https,
  path: '',
})

/** Field `origins`: the first is primary, the others are failovers in order. */
export function OriginsField({
  value,
  onChange,
  problems,
  locked,
}: {
  readonly value: readonly CdnOriginInput[]
  readonly onChange: (origins: readonly CdnOriginInput[]) => void
  readonly problems: FieldProblems
  /** Reason why the field is locked; null if it can be changed. */
  readonly locked: string | null
}) {
  return (
    <Entries
      noun="Origin"
      entries={value}
      fresh={() => newOrigin(`origin-${value.length + 1}`)}
      min={1}
      max={MAX_CDN_ORIGINS}
      locked={locked}
      onChange={onChange}
    >
      {(origin, index, change) => {
        const at = (field: keyof CdnOriginInput) => ({
          id: `origins.${index}.${field}`,
          error: problems[`origins.${index}.${field}`],
        })
        return (
          <>
            <TextInput
              {...at('name')}
              className={fields.grow ?? ''}
              label="Name"
              value={origin.name}
              autoComplete="off"
              spellCheck={false}
              required
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <Select
              {...at('protocol')}
              className={fields.narrow ?? ''}
              label="Protocol"
              value={origin.protocol}
              data={[
                { value: 'https', label: 'HTTPS' },
                { value: 'http', label: 'HTTP' },
              ]}
              onChange={(protocol) => {
                // Switch to the new protocol's default port, unless the port is custom.
                const port = origin.port === CDN_PORTS[origin.protocol] ? CDN_PORTS[protocol] : origin.port
                change({ protocol, port })
              }}
            />
            <TextInput
              {...at('host')}
              className={fields.grow ?? ''}
              label="Host"
              placeholder="shop.example"
              value={origin.host}
              autoComplete="off"
              spellCheck={false}
              required
              onChange={(event) => change({ host: event.currentTarget.value.trim() })}
            />
            <NumberField
              {...at('port')}
              className={fields.narrow ?? ''}
              label="Port"
              value={origin.port}
              min={1}
              max={65_535}
              hideControls
              required
              onChange={(port) => change({ port })}
            />
            <TextInput
              {...at('path')}
              className={fields.grow ?? ''}
              label="Path"
              placeholder="/public"
              value={origin.path}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ path: event.currentTarget.value.trim() })}
            />
          </>
        )
      }}
    </Entries>
  )
}
