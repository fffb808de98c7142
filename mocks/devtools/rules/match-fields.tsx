import { operations } from '../../contract/operations.gen.ts'
import { requestFields } from '../../engine/request-fields.ts'
import type { OperationId } from '../../engine/types.ts'
import { Field, Select } from '../kit.tsx'
import { ListFields, ValueField } from '../list-fields.tsx'
import type { MatchDraft } from './rule-draft.ts'

const places = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['body', 'Body'],
] as const

interface MatchFieldsProps {
  readonly operation: string
  readonly match: readonly MatchDraft[]
  readonly onMatch: (match: readonly MatchDraft[]) => void
}

/** Values that a call must have in its path, query or body. */
export function MatchFields({ operation, match, onMatch }: MatchFieldsProps) {
  const names = namesOf(operation)
  const [first = { place: 'query', name: '' } as const] = names
  return (
    <ListFields
      label="Only where"
      addLabel="Add a condition"
      removeLabel={({ name }) => `Remove the condition ${name}`}
      items={match}
      newItem={{ ...first, value: '' }}
      onItems={onMatch}
    >
      {(item, change) => (
        <>
          <Select label="In" value={item.place} options={places} onValue={(place) => change({ place })} />
          <Field
            label="Name"
            isLabelHidden
            suggestions={names.filter(({ place }) => place === item.place).map(({ name }) => [name])}
            placeholder="name"
            value={item.name}
            onText={(name) => change({ name })}
          />
          <ValueField value={item.value} onText={(value) => change({ value })} />
        </>
      )}
    </ListFields>
  )
}

/** Parameters and members of the body of an operation; none for a tag or a group. */
function namesOf(operation: string): readonly Pick<MatchDraft, 'place' | 'name'>[] {
  if (!Object.hasOwn(operations, operation)) return []
  return requestFields(operation as OperationId).flatMap(({ in: place, pointer }) => {
    const name = pointer.slice(1)
    return place === 'header' || name.includes('/') ? [] : [{ place, name }]
  })
}
