import { ActionIcon, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import type { ContainerPlan } from '#src/api/generated/types.gen.ts'
import { type FieldProblems, problemAt } from '#src/resources/create/field-problems.ts'
import fields from '#src/resources/fields.module.css'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { describePlan } from '../container-labels.ts'
import type { SpecDraft } from './spec-draft.ts'
import classes from './spec-fields.module.css'

const MAX_PORTS = limits.ContainerCreate.ports.maxItems
const MAX_VARIABLES = limits.ContainerCreate.env.maxItems

export interface SpecFieldsProps {
  readonly spec: SpecDraft
  readonly onChange: (change: Partial<SpecDraft>) => void
  readonly problems: FieldProblems
}

export function ImageField({ spec, onChange, problems }: SpecFieldsProps) {
  return (
    <TextInput
      className={classes.wide ?? ''}
      label="Image"
      description="Registry path with tag or digest, such as registry.example/shop/api:1.4.0."
      value={spec.image}
      error={problems.image}
      autoComplete="off"
      spellCheck={false}
      required
      onChange={(event) => onChange({ image: event.currentTarget.value.trim() })}
    />
  )
}

/** Plan of each replica, and its CPU and memory requests. */
export function PlanFields({
  spec,
  onChange,
  problems,
  plans,
}: SpecFieldsProps & { readonly plans: readonly ContainerPlan[] }) {
  const format = useFormat()
  const plan = plans.find(({ id }) => id === spec.planId)
  return (
    <>
      <ChoiceCards
        label="Plan"
        hideLabel
        name="plan"
        cardWidth={16}
        value={spec.planId}
        choices={plans.map((it) => ({
          value: it.id,
          title: it.name,
          detail: describePlan(it, format),
          aside: (
            <>
              {format.money(it.monthlyPrice)}
              <span className={classes.light}>/mo</span>
            </>
          ),
        }))}
        onChange={(planId) => onChange({ planId })}
        error={problemAt(problems, 'planId')}
      />
      {plan && (
        <details
          className={classes.more}
          open={spec.cpuRequestMillis !== null || spec.memoryRequestMb !== null || undefined}
        >
          <summary>Reserve less than the plan’s limit</summary>
          <div className={fields.row}>
            <NumberField
              label="CPU (millicores)"
              description={`50 to ${plan.cpuMillis}`}
              placeholder={String(plan.cpuMillis)}
              value={spec.cpuRequestMillis ?? ''}
              error={problems.cpuRequestMillis}
              onChange={(value) => onChange({ cpuRequestMillis: value === '' ? null : value })}
            />
            <NumberField
              label="Memory (MB)"
              description={`32 to ${plan.memoryMb}`}
              placeholder={String(plan.memoryMb)}
              value={spec.memoryRequestMb ?? ''}
              error={problems.memoryRequestMb}
              onChange={(value) => onChange({ memoryRequestMb: value === '' ? null : value })}
            />
          </div>
        </details>
      )}
    </>
  )
}

/** Copy of the list with one entry replaced, or removed if `entry` is null. */
function withEntry<Entry>(list: readonly Entry[], index: number, entry: Entry | null): Entry[] {
  return list.flatMap((it, at) => (at !== index ? [it] : entry === null ? [] : [entry]))
}

export function PortFields({ spec, onChange, problems }: SpecFieldsProps) {
  const { ports } = spec
  const list = useRef<HTMLFieldSetElement>(null)
  const set = (index: number, entry: SpecDraft['ports'][number] | null) =>
    onChange({ ports: withEntry(ports, index, entry) })
  return (
    <fieldset ref={list} className={classes.list} tabIndex={-1} aria-label="Ports">
      {ports.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
        <fieldset key={index} className={classes.entry} aria-label={`Port ${index + 1}`}>
          <NumberField
            className={fields.narrow ?? ''}
            aria-label="Port"
            placeholder="8080"
            value={entry.port ?? ''}
            hideControls
            error={problems[`ports.${index}`] ?? problems[`ports.${index}.port`]}
            onChange={(port) => set(index, { ...entry, port: port === '' ? null : port })}
          />
          <Select
            className={fields.narrow ?? ''}
            aria-label="Protocol"
            value={entry.protocol}
            data={[
              { value: 'tcp', label: 'TCP' },
              { value: 'udp', label: 'UDP' },
            ]}
            onChange={(protocol) => set(index, { ...entry, protocol })}
          />
          <Checkbox
            className={classes.check ?? ''}
            label="Public"
            checked={entry.public}
            onChange={(event) => set(index, { ...entry, public: event.currentTarget.checked })}
          />
          <RemoveButton
            label={`Remove port ${index + 1}`}
            onClick={() => {
              set(index, null)
              focusAfterRemoval(list.current)
            }}
          />
        </fieldset>
      ))}
      <AddButton
        label="Add port"
        disabledReason={fullReason(ports, MAX_PORTS, 'ports')}
        onClick={() => onChange({ ports: [...ports, { port: null, protocol: 'tcp', public: false }] })}
      />
    </fieldset>
  )
}

export function EnvironmentFields({
  spec,
  onChange,
  problems,
  storedSecrets,
}: SpecFieldsProps & { readonly storedSecrets?: ReadonlySet<string> }) {
  const { env } = spec
  const list = useRef<HTMLFieldSetElement>(null)
  const set = (index: number, entry: SpecDraft['env'][number] | null) =>
    onChange({ env: withEntry(env, index, entry) })
  return (
    <fieldset ref={list} className={classes.list} tabIndex={-1} aria-label="Environment">
      {env.map((entry, index) => {
        const Value = entry.secret ? PasswordInput : TextInput
        const valueProblem = problems[`env.${index}.value`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
          <fieldset key={index} className={classes.entry} aria-label={`Variable ${index + 1}`}>
            <TextInput
              className={fields.grow ?? ''}
              aria-label="Name"
              placeholder="LOG_LEVEL"
              value={entry.name}
              error={problems[`env.${index}`] ?? problems[`env.${index}.name`]}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => set(index, { ...entry, name: event.currentTarget.value })}
            />
            <Value
              className={fields.grow ?? ''}
              aria-label="Value"
              placeholder={
                !entry.secret
                  ? 'info'
                  : entry.value === null && storedSecrets?.has(entry.name)
                    ? 'Unchanged'
                    : ''
              }
              value={entry.value ?? ''}
              error={valueProblem}
              // Mantine marks only the box around a password.
              aria-invalid={!!valueProblem}
              autoComplete="off"
              onChange={(event) =>
                set(index, { ...entry, value: variableValue(event.currentTarget.value, entry) })
              }
            />
            <Checkbox
              className={classes.check ?? ''}
              label="Secret"
              checked={entry.secret}
              onChange={(event) => {
                const secret = event.currentTarget.checked
                set(index, { ...entry, secret, value: variableValue(entry.value ?? '', { secret }) })
              }}
            />
            <RemoveButton
              label={`Remove variable ${index + 1}`}
              onClick={() => {
                set(index, null)
                focusAfterRemoval(list.current)
              }}
            />
          </fieldset>
        )
      })}
      <AddButton
        label="Add variable"
        disabledReason={fullReason(env, MAX_VARIABLES, 'variables')}
        onClick={() => onChange({ env: [...env, { name: '', value: '', secret: false }] })}
      />
    </fieldset>
  )
}

/** A secret can't be empty: without a value, it keeps the stored one. */
function variableValue(typed: string, { secret }: { readonly secret: boolean }): string | null {
  return secret && typed === '' ? null : typed
}

/** The removed button had the focus, so focus the list instead of falling back to the page. */
function focusAfterRemoval(list: HTMLElement | null): void {
  list?.focus()
}

function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <IconTrash size={16} aria-hidden="true" />
    </ActionIcon>
  )
}

/** Reason why no entry can be added; null if one can. */
function fullReason(entries: readonly unknown[], max: number, noun: string): string | null {
  return entries.length < max ? null : `A container can have at most ${max} ${noun}.`
}

function AddButton({
  label,
  disabledReason,
  onClick,
}: {
  readonly label: string
  /** Null if an entry can be added. */
  readonly disabledReason: string | null
  readonly onClick: () => void
}) {
  return (
    <div>
      <DisabledReason reason={disabledReason}>
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={onClick}
        >
          {label}
        </Button>
      </DisabledReason>
    </div>
  )
}
