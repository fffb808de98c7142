import { TextInput } from '@mantine/core'
import { type CdnCacheRuleInput, MAX_CDN_CACHE_RULES, MAX_CDN_TTL } from '#src/domain/cdn-input.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'
import { NumberField, type TypedNumber } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'

/** Field `cacheRules`: TTL by path pattern. The first matching rule wins. */
export function CacheRulesField({
  value,
  onChange,
  problems,
  locked,
}: {
  readonly value: readonly CdnCacheRuleInput[]
  readonly onChange: (rules: readonly CdnCacheRuleInput[]) => void
  readonly problems: FieldProblems
  /** Reason why the field is locked; null if it can be changed. */
  readonly locked: string | null
}) {
  return (
    <Entries
      noun="Rule"
      entries={value}
      fresh={(): CdnCacheRuleInput => ({ pathPattern: '/', ttlSeconds: 3600, queryString: 'include' })}
      max={MAX_CDN_CACHE_RULES}
      locked={locked}
      onChange={onChange}
    >
      {(rule, index, change) => {
        const at = (field: keyof CdnCacheRuleInput) => ({
          id: `cacheRules.${index}.${field}`,
          error: problems[`cacheRules.${index}.${field}`],
        })
        return (
          <>
            <TextInput
              {...at('pathPattern')}
              className={fields.grow ?? ''}
              label="Path pattern"
              value={rule.pathPattern}
              autoComplete="off"
              spellCheck={false}
              required
              onChange={(event) => change({ pathPattern: event.currentTarget.value.trim() })}
            />
            <TtlInput
              {...at('ttlSeconds')}
              label="TTL (seconds)"
              value={rule.ttlSeconds}
              onChange={(ttlSeconds) => change({ ttlSeconds })}
            />
            <Select
              {...at('queryString')}
              className={fields.grow ?? ''}
              label="Query string"
              value={rule.queryString}
              data={[
                { value: 'include', label: 'Cached separately' },
                { value: 'ignore', label: 'Ignored' },
              ]}
              onChange={(queryString) => change({ queryString })}
            />
          </>
        )
      }}
    </Entries>
  )
}

/** TTL in seconds, with a readable duration. */
export function TtlInput({
  id,
  label,
  value,
  error,
  disabled = false,
  onChange,
}: {
  readonly id: string
  readonly label: string
  readonly value: TypedNumber
  readonly error: string | undefined
  /** @default false */
  readonly disabled?: boolean
  readonly onChange: (ttl: TypedNumber) => void
}) {
  const format = useFormat()
  return (
    <NumberField
      id={id}
      className={fields.grow ?? ''}
      label={label}
      value={value}
      error={error}
      disabled={disabled}
      min={0}
      max={MAX_CDN_TTL}
      hideControls
      required
      rightSection={
        value === '' ? null : <span>{value === 0 ? 'Never' : format.duration(value * 1000, 'long')}</span>
      }
      rightSectionWidth="9rem"
      rightSectionProps={{ className: fields.inOtherUnits }}
      rightSectionPointerEvents="none"
      onChange={onChange}
    />
  )
}
