import { TextInput } from '@mantine/core'
import * as limits from '#src/api/generated/limits.gen.ts'
import type { AllowedNetwork } from '#src/api/generated/types.gen.ts'
import { coversEverywhere, parseCidr } from '#src/domain/cidr.ts'
import { networkRangeProblems } from '#src/domain/database-networks.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'
import type { SubmitConfirmation } from '#src/resources/form/use-confirmed-submit.tsx'

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
        max={MAX_NETWORKS}
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
              label="Label (optional)"
              value={network.description}
              error={problems[`allowedNetworks.${index}.description`]}
              autoComplete="off"
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
          </>
        )}
      </Entries>
      {isOpenToWorld(value) && (
        <Notice tone="warning">
          Open to the internet: anyone with a password can connect. Add only the networks that need access.
        </Notice>
      )}
    </>
  )
}

function isOpenToWorld(networks: readonly AllowedNetwork[]): boolean {
  return coversEverywhere(
    networks.flatMap(({ cidr }) => {
      const parsed = parseCidr(cidr)
      return parsed.ok ? [parsed.range] : []
    }),
  )
}

/** Confirmation before everyone may connect; null for other networks, and for invalid ones, which can't be saved. */
export function openNetworksConfirmation(
  networks: readonly AllowedNetwork[],
  labels: Pick<SubmitConfirmation, 'title' | 'confirmLabel'>,
): SubmitConfirmation | null {
  if (!isOpenToWorld(networks) || networkRangeProblems(networks).length > 0) return null
  return {
    ...labels,
    body: <p>Anyone on the internet who has a user name and password can connect, from any address.</p>,
  }
}

/** Returns errors by request field. */
export function networkProblems(networks: readonly AllowedNetwork[]): FieldProblems {
  return {
    ...Object.fromEntries(
      networkRangeProblems(networks).map(({ index, message }) => [`allowedNetworks.${index}.cidr`, message]),
    ),
    ...lengthProblems(
      Object.fromEntries(
        networks.map(({ description }, index) => [
          `allowedNetworks.${index}.description`,
          [description, MAX_DESCRIPTION],
        ]),
      ),
    ),
  }
}
