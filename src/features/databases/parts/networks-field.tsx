import { TextInput } from '@mantine/core'
import * as limits from '#src/api/generated/limits.gen.ts'
import type { AllowedNetwork } from '#src/api/generated/types.gen.ts'
import { EVERYWHERE } from '#src/domain/cidr.ts'
import { problemsOfNetworks } from '#src/domain/database-networks.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'

const MAX_NETWORKS = limits.DatabaseCreate.allowedNetworks.maxItems
const MAX_DESCRIPTION = limits.AllowedNetwork.description.maxLength

/** Field `allowedNetworks`: networks that may connect. */
export function NetworksField({
  value,
  onChange,
  problems,
  locked,
}: {
  readonly value: readonly AllowedNetwork[]
  readonly onChange: (networks: readonly AllowedNetwork[]) => void
  readonly problems: FieldProblems
  /** Reason why the field is locked; null if it can be changed. */
  readonly locked: string | null
}) {
  return (
    <>
      <Entries
        noun="Network"
        entries={value}
        fresh={(): AllowedNetwork => ({ cidr: '', description: '' })}
        most={MAX_NETWORKS}
        ordered={false}
        locked={locked}
        onChange={onChange}
      >
        {(network, index, change) => (
          <>
            <TextInput
              id={`allowedNetworks.${index}.cidr`}
              className={fields.grow ?? ''}
              label="Address range"
              placeholder="203.0.113.0/24"
              value={network.cidr}
              error={problems[`allowedNetworks.${index}.cidr`]}
              autoComplete="off"
              spellCheck={false}
              required
              onChange={(event) => change({ cidr: event.currentTarget.value.trim() })}
            />
            <TextInput
              className={fields.grow ?? ''}
              label="Whose it is (optional)"
              value={network.description}
              maxLength={MAX_DESCRIPTION}
              autoComplete="off"
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
          </>
        )}
      </Entries>
      {value.some(({ cidr }) => EVERYWHERE.some((it) => it === cidr)) && (
        <Notice tone="warning">
          Open to the world: everybody who has a password can connect, from anywhere. Name the networks that
          need it instead.
        </Notice>
      )}
    </>
  )
}

/** Returns errors by request field. */
export function networkProblems(networks: readonly AllowedNetwork[]): FieldProblems {
  return Object.fromEntries(
    problemsOfNetworks(networks).map(({ index, message }) => [`allowedNetworks.${index}.cidr`, message]),
  )
}
