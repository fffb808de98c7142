import { operations } from '../../contract/operations.gen.ts'
import { type RequestField, requestFields } from '../../engine/request-fields.ts'
import type { OperationId } from '../../engine/types.ts'
import { Field } from '../kit.tsx'
import { ListFields } from '../list-fields.tsx'
import type { FieldErrorDraft } from './rule-draft.ts'

interface ErrorFieldsProps {
  readonly operation: string
  readonly errors: readonly FieldErrorDraft[]
  readonly onErrors: (errors: readonly FieldErrorDraft[]) => void
}

/** Fields of the request that a problem names, offered from the operation's schema. */
export function ErrorFields({ operation, errors, onErrors }: ErrorFieldsProps) {
  const known = Object.hasOwn(operations, operation) ? requestFields(operation as OperationId) : []
  const free = known.find(
    (field) => !errors.some(({ place, pointer }) => place === field.in && pointer === field.pointer),
  )
  return (
    <ListFields
      label="Invalid fields"
      addLabel="Add a field"
      removeLabel={({ pointer }) => `Remove the field ${pointer}`}
      items={errors}
      newItem={{ place: free?.in ?? 'body', pointer: free?.pointer ?? '', code: '', message: '' }}
      onItems={onErrors}
    >
      {(item, change) => {
        const field = known.find(({ in: place, pointer }) => place === item.place && pointer === item.pointer)
        const usual = field?.errors.find(({ code }) => code === item.code) ?? field?.errors[0]
        return (
          <>
            <Field
              label="Field"
              isLabelHidden
              suggestions={known.map((it) => [nameOf(it.in, it.pointer)])}
              value={nameOf(item.place, item.pointer)}
              onText={(text) => change(placeOf(text))}
            />
            <Field
              label="Code"
              isLabelHidden
              suggestions={field?.errors.map(({ code, message }) => [code, message]) ?? []}
              placeholder={usual?.code ?? 'code'}
              value={item.code}
              onText={(code) => change({ code })}
            />
            <Field
              label="Message"
              isLabelHidden
              placeholder={usual?.message ?? 'message'}
              value={item.message}
              onText={(message) => change({ message })}
            />
          </>
        )
      }}
    </ListFields>
  )
}

/** Pointer, with the place if it isn't the body: `query /page`. */
function nameOf(place: RequestField['in'], pointer: string): string {
  return place === 'body' ? pointer : `${place} ${pointer}`
}

function placeOf(text: string): Pick<FieldErrorDraft, 'place' | 'pointer'> {
  const [, place, pointer = ''] = /^(query|path|header) (.*)$/.exec(text) ?? []
  return place === undefined
    ? { place: 'body', pointer: text }
    : { place: place as FieldErrorDraft['place'], pointer }
}
