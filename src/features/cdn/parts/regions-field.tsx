import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import type { CdnRegion, CdnRegionId } from '#src/api/generated/types.gen.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './regions-field.module.css'

/** Field `regions`: edge regions that serve the distribution. */
export function RegionsField({
  regions,
  value,
  onChange,
  error,
  disabled = false,
}: {
  readonly regions: readonly CdnRegion[]
  readonly value: readonly CdnRegionId[]
  readonly onChange: (regions: readonly CdnRegionId[]) => void
  readonly error: string | undefined
  /** @default false */
  readonly disabled?: boolean
}) {
  const id = useId()
  const format = useFormat()
  return (
    <fieldset
      className={classes.regions}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="visually-hidden">Edge regions</legend>
      {regions.map(({ id: region, name, edgeLocations }) => (
        <Checkbox
          key={region}
          label={name}
          description={`${format.number(edgeLocations)} edge locations`}
          checked={value.includes(region)}
          aria-invalid={error !== undefined}
          onChange={() =>
            // Keep the catalog's order, so equal selections are equal values.
            onChange(
              regions.map((it) => it.id).filter((other) => value.includes(other) !== (other === region)),
            )
          }
        />
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
