import { type FormEvent, useEffect } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { NewPasswordFields, useNewPassword } from '#src/resources/passwords/new-password-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { selectField } from '#src/ui/select-field.ts'
import classes from './auth.module.css'

interface NewPasswordFormProps {
  readonly pending: boolean
  readonly error: Error | null
  readonly onSubmit: (password: string) => void
}

/** New password with confirmation. Same rules as the sign-up. */
export function NewPasswordForm({ pending, error, onSubmit }: NewPasswordFormProps) {
  const entered = useNewPassword()
  const { passwordField } = entered
  // The focused field or button is disabled during the request, and loses the focus.
  useEffect(() => {
    if (error !== null) selectField(passwordField.current)
  }, [error, passwordField])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (entered.check()) onSubmit(entered.password)
  }

  const problem = formProblem(error, ['password'])
  return (
    <form noValidate aria-label="New password" className={classes.form} onSubmit={submit}>
      {problem && <FormAlert>{problem}</FormAlert>}
      <NewPasswordFields entered={entered} disabled={pending} serverError={fieldErrors(error).password} />
      <Button type="submit" fullWidth disabled={pending}>
        {pending ? 'Changing the password...' : 'Change password'}
      </Button>
    </form>
  )
}
