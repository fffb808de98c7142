import { Checkbox } from '@mantine/core'
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
  const format = useFormat()
  return (
    <fieldset className={classes.regions} disabled={disabled}>
      <legend className="visually-hidden">Edge regions</legend>
      {regions.map(({ id, name, edgeLocations }) => (
        <Checkbox
          key={id}
          label={name}
          description={`${format.number(edgeLocations)} edge locations`}
          checked={value.includes(id)}
          aria-invalid={error !== undefined}
          onChange={() =>
            // Keep the catalog's order, so equal selections are equal values.
            onChange(
              regions.map((region) => region.id).filter((other) => value.includes(other) !== (other === id)),
            )
          }
        />
      ))}
      {error && <p className={classes.problem}>{error}</p>}
    </fieldset>
  )
}
