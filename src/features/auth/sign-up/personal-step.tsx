import { Select, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import type { SignUpCompletion } from '#src/api/generated/types.gen.ts'
import { experiences, useCases } from '#src/domain/sign-up.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { Button } from '#src/ui/button.tsx'
import classes from '../auth.module.css'

interface PersonalStepProps {
  readonly answers: SignUpCompletion
  readonly onChange: (answers: SignUpCompletion) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** Rendered inside the form, so the dropdown stays within the page's landmarks. */
const dropdown = { withinPortal: false }

/** Optional answers; nothing is required (spec part 1, section 5). */
export default function PersonalStep({ answers, onChange, onBack, onContinue }: PersonalStepProps) {
  const { useCase, experience, company } = answers
  const companyField = useRef<HTMLInputElement>(null)
  const problem = lengthProblem(company ?? '', limits.SignUpCompletion.company.maxLength)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem === undefined) onContinue()
    else companyField.current?.focus()
  }
  return (
    <form aria-label="Personalization" className={classes.form} onSubmit={submit}>
      <Select
        label="What will you use the cloud for?"
        placeholder="Choose a use case"
        data={useCases}
        clearable
        comboboxProps={dropdown}
        value={useCase ?? null}
        onChange={(value) => onChange(withAnswer(answers, 'useCase', value))}
      />
      <Select
        label="How much experience do you have?"
        placeholder="Choose your experience"
        data={experiences}
        clearable
        comboboxProps={dropdown}
        value={experience ?? null}
        onChange={(value) => onChange(withAnswer(answers, 'experience', value))}
      />
      <TextInput
        ref={companyField}
        label="Company (optional)"
        error={problem}
        name="company"
        autoComplete="organization"
        value={company ?? ''}
        onChange={(event) => onChange(withAnswer(answers, 'company', event.currentTarget.value || null))}
      />
      <div className={classes.actions}>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  )
}

/** Removes an unanswered key, so the request omits it. */
function withAnswer<Key extends keyof SignUpCompletion>(
  answers: SignUpCompletion,
  key: Key,
  value: SignUpCompletion[Key] | null,
): SignUpCompletion {
  const { [key]: _, ...others } = answers
  return value === null ? others : { ...others, [key]: value }
}
