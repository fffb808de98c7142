import { Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { DNS_RECORD_TYPES } from '#src/domain/dns.ts'
import { completedHost } from '#src/domain/dns-names.ts'
import { TTL_RANGE, type ZoneRecord } from '#src/domain/dns-records.ts'
import { parseWholeBetween } from '#src/domain/whole-number.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import fields from '#src/resources/fields.module.css'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './record-dialog.module.css'
import {
  type DraftProblems,
  newDraft,
  parseRecordDraft,
  storedRecordSchema,
  textOf,
  toDraft,
} from './record-draft.ts'
import { FIELDS, type FieldSpec, TYPE_HINTS } from './record-fields.ts'

/** Adds or edits a record. The change is staged and applied together with the others. */
export default function RecordDialog({
  opened,
  onClose,
  ...form
}: RecordFormProps & { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={form.record === null ? 'Add record' : `Edit ${form.record.data.type} record`}
      size="lg"
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      <RecordForm {...form} onClose={onClose} />
    </Dialog>
  )
}

interface RecordFormProps {
  /** Name of the draft: a part of the storage key. */
  readonly draftName: string
  readonly domain: string
  readonly defaultTtl: number
  /** Null for a new record. */
  readonly record: ZoneRecord | null
  /** Other records of the zone, to check for conflicts; null while loading. */
  readonly others: readonly ZoneRecord[] | null
  readonly onStage: (record: ZoneRecord) => void
}

function RecordForm({
  draftName,
  domain,
  defaultTtl,
  record,
  others,
  onStage,
  onClose,
}: RecordFormProps & { readonly onClose: () => void }) {
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: draftName,
    initial: record === null ? newDraft('A', defaultTtl) : toDraft(record),
    schema: storedRecordSchema,
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged
  const [problems, setProblems] = useState<DraftProblems>({})
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnProblem<HTMLFormElement>(attempts)
  const format = useFormat()

  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems({})
  }
  const seconds = parseWholeBetween(draft.ttl, TTL_RANGE.min, TTL_RANGE.max)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setAttempts((before) => before + 1)
    const parsed = parseRecordDraft(draft, domain, others)
    if (!parsed.ok) setProblems(parsed.problems)
    else {
      forget()
      onStage(parsed.record)
    }
  }
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without staging the record?" />
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <div className={fields.row}>
        <Select
          className={fields.narrow ?? ''}
          label="Type"
          description={record === null ? undefined : 'Can’t be changed.'}
          value={draft.type}
          disabled={record !== null}
          data={DNS_RECORD_TYPES.map((type) => ({ value: type, label: type }))}
          onChange={(type) => change({ type })}
        />
        <TextInput
          className={fields.grow ?? ''}
          label="Name"
          description={`Name before .${domain}. Use @ for the zone apex, * for all other names.`}
          placeholder={TYPE_HINTS[draft.type].example}
          value={draft.name}
          error={problems.name}
          {...literalInput}
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          className={fields.narrow ?? ''}
          label="TTL"
          description={seconds === null ? 'Seconds.' : `Seconds: ${format.duration(seconds * 1000, 'long')}.`}
          inputMode="numeric"
          value={draft.ttl}
          error={problems.ttl}
          autoComplete="off"
          onChange={(event) => change({ ttl: event.currentTarget.value })}
        />
      </div>
      <p className={classes.purpose}>{TYPE_HINTS[draft.type].purpose}</p>
      <div className={fields.row}>
        {FIELDS[draft.type].map((spec) => (
          <DataField
            key={`${draft.type} ${spec.name}`}
            spec={spec}
            domain={domain}
            value={textOf(draft, spec)}
            error={problems[spec.name]}
            onChange={(value) => change({ data: { ...draft.data, [spec.name]: value } })}
          />
        ))}
      </div>
      {problems[''] && (
        <p className={dialog.problem} role="alert">
          {problems['']}
        </p>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{record === null ? 'Add record' : 'Stage change'}</Button>
      </div>
    </form>
  )
}

function DataField({
  spec: { label, kind, hint, choices },
  domain,
  value,
  error,
  onChange,
}: {
  readonly spec: FieldSpec
  readonly domain: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}) {
  const common = { label, description: hint, value, error }
  if (choices !== undefined) {
    const isShort = choices.every((it) => it.label.length < 12)
    return (
      <Select
        {...common}
        className={(isShort ? fields.narrow : fields.grow) ?? ''}
        data={choices}
        onChange={onChange}
      />
    )
  }
  switch (kind) {
    case 'lines':
    case 'hex':
      return (
        <Textarea
          {...common}
          className={fields.grow ?? ''}
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'host':
      return (
        <div className={fields.grow ?? ''}>
          <TextInput
            {...common}
            {...literalInput}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <CompletedName text={value} domain={domain} />
        </div>
      )
    default:
      return (
        <TextInput
          {...common}
          className={(kind === 'number' ? fields.narrow : fields.grow) ?? ''}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          {...literalInput}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

/** Full name of a target without a dot, before it is saved. */
function CompletedName({ text, domain }: { readonly text: string; readonly domain: string }) {
  const completed = completedHost(text, domain)
  return (
    <p className={classes.completed} role="status">
      {completed !== null && (
        <>
          <span className="mono">{text.trim()}</span> means <span className="mono">{completed}</span>
        </>
      )}
    </p>
  )
}
