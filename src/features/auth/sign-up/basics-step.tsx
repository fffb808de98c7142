import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { startSignUp } from '#src/api/generated/sdk.gen.ts'
import type { SignUp, SignUpStart } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { isEmail } from '#src/domain/email.ts'
import { CURRENT_TERMS } from '#src/domain/legal.ts'
import { type Basics, checkBasics, type FailedCheck } from '#src/domain/sign-up.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { PasswordChecklist } from '#src/resources/passwords/password-checklist.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { selectField } from '#src/ui/select-field.ts'
import { usePreHydrationForm } from '#src/ui/use-pre-hydration-form.ts'
import classes from '../auth.module.css'
import { ConsentNote } from '../consent-note.tsx'
import { SocialButtons } from '../social-buttons.tsx'
import { SignUpAlert } from './sign-up-alert.tsx'

interface BasicsStepProps {
  readonly basics: Basics
  readonly onChange: (patch: Partial<Basics>) => void
  /** True if a sign-up with exactly these entries already exists, so continuing needs no request. */
  readonly isStarted: (start: SignUpStart) => boolean
  readonly onDone: (signUp: SignUp, start: SignUpStart) => void
  readonly onContinue: () => void
}

type Field = keyof Basics

export function BasicsStep({ basics, onChange, isStarted, onDone, onContinue }: BasicsStepProps) {
  const checklistId = useId()
  const [failed, setFailed] = useState<FailedCheck<Field> | null>(null)
  const [keyFor] = useState(() => createIdempotencyKeys())
  const start = useMutation({
    mutationFn: (body: SignUpStart) => startSignUp({ body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onSuccess: onDone,
  })
  const serverErrors = fieldErrors(start.error)
  const form = usePreHydrationForm(onChange)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget.elements
    const check = checkBasics(basics) ?? checkEmail(basics)
    setFailed(check)
    if (check) {
      const first = fields.namedItem(check.fields[0] ?? '')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    const body = {
      email: basics.email.trim(),
      fullName: cleanName(basics.fullName),
      password: basics.password,
      consent: CURRENT_TERMS,
    }
    if (isStarted(body)) onContinue()
    else
      start.mutate(body, {
        onError: (error) => {
          const first = fields.namedItem(Object.keys(fieldErrors(error))[0] ?? 'email')
          if (first instanceof HTMLInputElement) selectField(first)
        },
      })
  }

  const field = (name: Field) => ({
    name,
    value: basics[name],
    required: true,
    withAsterisk: false,
    disabled: start.isPending,
    // The alert shows the message; the fields are only marked invalid.
    error: serverErrors[name] ?? failed?.fields.includes(name) ?? false,
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange({ [name]: event.currentTarget.value })
      setFailed(null)
    },
  })

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        aria-label="Basic info"
        className={classes.form}
        onSubmit={submit}
      >
        {failed && <FormAlert>{failed.message}</FormAlert>}
        {start.error && !failed && !isShownAtFields(start.error, ['email', 'fullName', 'password']) && (
          <SignUpAlert error={start.error} />
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          {...field('email')}
        />
        <TextInput label="Full name" autoComplete="name" {...field('fullName')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...(basics.password !== '' && { 'aria-describedby': checklistId })}
          {...field('password')}
        />
        <PasswordChecklist id={checklistId} password={basics.password} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" fullWidth disabled={start.isPending}>
          {start.isPending ? 'Sending the code...' : 'Continue'}
        </Button>
        <ConsentNote action="continuing" />
      </form>
      <SocialButtons disabled={start.isPending} />
    </>
  )
}

/** Runs after the specification's checks and reports in the same way: a code needs a valid address. */
function checkEmail({ email }: Basics): FailedCheck<Field> | null {
  return isEmail(email.trim()) ? null : { message: 'Please enter a valid email address', fields: ['email'] }
}
