import { useState } from 'react'
import { patchBetween } from '../../kernel/json-patch.ts'
import { Button, Field, indentJson, Reasons, Row, Select, TextArea } from '../kit.tsx'
import { ListFields, ValueField } from '../list-fields.tsx'
import { useAttempt } from '../panel-context.tsx'
import { type PatchDraft, toPatchDraft } from './rule-draft.ts'

const steps = [
  ['replace', 'Replace'],
  ['add', 'Add'],
  ['remove', 'Remove'],
] as const

interface PatchFieldsProps {
  /** Last response of the operation; null for none. */
  readonly original: { readonly text: string } | null
  readonly patch: readonly PatchDraft[]
  readonly onPatch: (patch: readonly PatchDraft[]) => void
}

/** Operations of a JSON Patch, or an edited copy of the last response from which they are derived. */
export function PatchFields({ original, patch, onPatch }: PatchFieldsProps) {
  const [copy, setCopy] = useState<{ readonly original: string; readonly text: string } | null>(null)
  const [reasons, attempt] = useAttempt()
  const pointers = original === null ? [] : pointersIn(JSON.parse(original.text))

  if (copy !== null) {
    const take = () =>
      attempt(() => {
        onPatch(patchBetween(JSON.parse(copy.original), JSON.parse(copy.text)).map(toPatchDraft))
        setCopy(null)
      })
    return (
      <>
        <TextArea
          label="Last response"
          rows={14}
          value={copy.text}
          onText={(text) => setCopy({ ...copy, text })}
          isInvalid={reasons.length > 0}
        />
        <Reasons reasons={reasons} />
        <Row>
          <Button onClick={take}>Use these changes</Button>
          <Button onClick={() => setCopy(null)}>Discard changes</Button>
        </Row>
      </>
    )
  }
  return (
    <>
      <ListFields
        label="Changes"
        addLabel="Add a change"
        removeLabel={({ path }) => `Remove the change to ${path}`}
        items={patch}
        newItem={{ op: 'replace', path: '', value: '' }}
        onItems={onPatch}
      >
        {(item, change) => (
          <>
            <Select label="Change" value={item.op} options={steps} onValue={(op) => change({ op })} />
            <Field
              label="JSON pointer"
              isLabelHidden
              suggestions={pointers.map((pointer) => [pointer])}
              placeholder="/items/0/name"
              value={item.path}
              onText={(path) => change({ path })}
            />
            {item.op !== 'remove' && <ValueField value={item.value} onText={(value) => change({ value })} />}
          </>
        )}
      </ListFields>
      {original !== null && (
        <Row>
          <Button onClick={() => setCopy({ original: original.text, text: indentJson(original.text) })}>
            Edit the last response
          </Button>
        </Row>
      )}
    </>
  )
}

/** Maximum number of offered pointers. */
const OFFERED = 300

function pointersIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const members = Object.entries(value).flatMap(([name, member]) =>
    pointersIn(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
  return (path === '' ? members : [path, ...members]).slice(0, OFFERED)
}
