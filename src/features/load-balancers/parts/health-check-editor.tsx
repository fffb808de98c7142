import { TextInput } from '@mantine/core'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import fields from '#src/resources/fields.module.css'
import { NumberField } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { CHECK_BOUNDS, type HealthCheckDraft } from './health-check-draft.ts'

const numbers = [
  { field: 'intervalSeconds', label: 'Interval (s)' },
  { field: 'timeoutSeconds', label: 'Timeout (s)' },
  { field: 'healthyThreshold', label: 'Healthy after' },
  { field: 'unhealthyThreshold', label: 'Unhealthy after' },
] as const

export function HealthCheckEditor({
  value,
  onChange,
  problems,
}: {
  readonly value: HealthCheckDraft
  readonly onChange: (check: HealthCheckDraft) => void
  readonly problems: FieldProblems
}) {
  const change = (part: Partial<HealthCheckDraft>) => onChange({ ...value, ...part })
  const common = { className: fields.narrow ?? '', hideControls: true }
  return (
    <>
      <div className={fields.row}>
        <Select
          className={fields.narrow ?? ''}
          label="Check type"
          data={[
            { value: 'http', label: 'HTTP' },
            { value: 'tcp', label: 'TCP' },
          ]}
          value={value.protocol}
          onChange={(protocol) => change({ protocol })}
        />
        <NumberField
          {...common}
          label="Check port"
          value={value.port}
          error={problems['healthCheck.port']}
          onChange={(port) => change({ port })}
        />
        {value.protocol === 'http' && (
          <TextInput
            className={fields.grow ?? ''}
            label="Path"
            value={value.path}
            error={problems['healthCheck.path']}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ path: event.currentTarget.value })}
          />
        )}
      </div>
      <div className={fields.row}>
        {numbers.map(({ field, label }) => (
          <NumberField
            key={field}
            {...common}
            label={label}
            min={CHECK_BOUNDS[field][0]}
            max={CHECK_BOUNDS[field][1]}
            value={value[field]}
            error={problems[`healthCheck.${field}`]}
            onChange={(number) => change({ [field]: number })}
          />
        ))}
      </div>
    </>
  )
}
