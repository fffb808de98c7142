import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import type { ListenerInput, LoadBalancerType } from '#src/api/generated/types.gen.ts'
import { protocolName } from '#src/domain/listeners.ts'
import { findLoadBalancerType } from '#src/domain/load-balancer-catalog.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { CertificateField } from './certificate-field.tsx'
import { addListener, changeListener, type ListenerDraft, MAX_LISTENERS } from './listener-draft.ts'
import classes from './listeners-editor.module.css'

/** Listeners with their ports and target ports, one per line. */
export function ListenersEditor({
  type,
  value,
  onChange,
  problems,
}: {
  readonly type: LoadBalancerType
  readonly value: readonly ListenerDraft[]
  readonly onChange: (listeners: readonly ListenerDraft[]) => void
  readonly problems: FieldProblems
}) {
  const editor = useRef<HTMLFieldSetElement>(null)
  const change = (index: number, part: Partial<ListenerDraft>) => onChange(changeListener(value, index, part))

  function remove(index: number): void {
    onChange(value.filter((_, at) => at !== index))
    // The removed button had the focus, so focus the list instead of falling back to the page.
    editor.current?.focus()
  }

  return (
    <fieldset ref={editor} className={classes.listeners} tabIndex={-1} aria-label="Listeners">
      {value.map((listener, index) => (
        <Listener
          // biome-ignore lint/suspicious/noArrayIndexKey: listeners have no identity but their position
          key={index}
          number={index + 1}
          type={type}
          listener={listener}
          onChange={(part) => change(index, part)}
          onRemove={value.length === 1 ? null : () => remove(index)}
          fieldProblem={(field) => problems[`listeners.${index}.${field}`]}
        />
      ))}
      <div>
        <DisabledReason
          reason={
            value.length < MAX_LISTENERS
              ? null
              : `A load balancer can have at most ${MAX_LISTENERS} listeners.`
          }
        >
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => onChange(addListener(type, value))}
          >
            Add listener
          </Button>
        </DisabledReason>
      </div>
    </fieldset>
  )
}

function Listener({
  number,
  type,
  listener: { protocol, port, targetPort, certificate },
  onChange,
  onRemove,
  fieldProblem,
}: {
  readonly number: number
  readonly type: LoadBalancerType
  readonly listener: ListenerDraft
  readonly onChange: (part: Partial<ListenerDraft>) => void
  /** Null if it is the only listener, which can't be removed. */
  readonly onRemove: (() => void) | null
  readonly fieldProblem: (field: keyof ListenerInput) => string | undefined
}) {
  const offered = findLoadBalancerType(type)?.protocols ?? []
  // Keep a protocol that the type doesn't support visible until it is changed.
  const protocols = offered.includes(protocol) ? offered : [protocol, ...offered]
  return (
    <fieldset className={classes.listener}>
      <legend className="visually-hidden">Listener {number}</legend>
      <Select
        className={classes.protocol ?? ''}
        label="Protocol"
        data={protocols.map((it) => ({ value: it, label: protocolName(it) }))}
        value={protocol}
        error={fieldProblem('protocol')}
        onChange={(chosen) => onChange({ protocol: chosen })}
      />
      <NumberField
        hideControls
        className={classes.port ?? ''}
        label="Port"
        value={port}
        error={fieldProblem('port')}
        onChange={(value) => onChange({ port: value })}
      />
      <NumberField
        hideControls
        className={classes.port ?? ''}
        label="Target port"
        value={targetPort}
        error={fieldProblem('targetPort')}
        onChange={(value) => onChange({ targetPort: value })}
      />
      {protocol === 'https' && (
        <CertificateField
          value={certificate}
          onChange={(chosen) => onChange({ certificate: chosen })}
          error={fieldProblem('certificateId')}
        />
      )}
      {onRemove && (
        <Button
          className={classes.remove}
          variant="ghost"
          size="icon"
          aria-label={`Remove listener ${number}`}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  )
}
