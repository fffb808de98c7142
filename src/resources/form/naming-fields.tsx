import { Textarea, TextInput } from '@mantine/core'
import type { FieldProblems } from '../create/field-problems.ts'

/** As much of a form as a field of it needs. */
interface FormOf<Part> {
  readonly draft: Part
  readonly problems: FieldProblems
  readonly change: (part: Part) => void
}

/** What something is called: where its dialog begins. */
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

/** What it is for, in a few lines. */
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
