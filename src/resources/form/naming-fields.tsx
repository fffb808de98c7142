import { Textarea, TextInput } from '@mantine/core'
import type { FieldProblems } from '../create/field-problems.ts'

/** Part of a form that a single field needs. */
interface FormOf<Part> {
  readonly draft: Part
  readonly problems: FieldProblems
  readonly change: (part: Part) => void
}

/** Name field; takes the focus when its dialog opens. */
export function NameField({ form }: { readonly form: FormOf<{ readonly name: string }> }) {
  return (
    <TextInput
      data-autofocus
      label="Name"
      value={form.draft.name}
      error={form.problems.name}
      autoComplete="off"
      required
      onChange={(event) => form.change({ name: event.currentTarget.value })}
    />
  )
}

export function DescriptionField({ form }: { readonly form: FormOf<{ readonly description: string }> }) {
  return (
    <Textarea
      label="Description"
      value={form.draft.description}
      error={form.problems.description}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => form.change({ description: event.currentTarget.value })}
    />
  )
}
