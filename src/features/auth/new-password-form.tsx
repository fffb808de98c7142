import type { FormEvent } from 'react'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { NewPasswordFields, useNewPassword } from '#src/resources/passwords/new-password-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './auth.module.css'

interface NewPasswordFormProps {
  readonly pending: boolean
  readonly error: Error | null
  readonly onSubmit: (password: string) => void
}

/** A new password, twice, by the rules of the sign-up. */
export function NewPasswordForm({ pending, error, onSubmit }: NewPasswordFormProps) {
  const entered = useNewPassword()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (entered.check()) onSubmit(entered.password)
  }

  const refused = fieldErrors(error).password
  return (
    <form noValidate aria-label="New password" className={classes.form} onSubmit={submit}>
      {error && !refused && !isProblemWith(error, 'validation_failed') && (
        <FormAlert>{problemOf(error).detail}</FormAlert>
      )}
      <NewPasswordFields entered={entered} disabled={pending} refused={refused} />
      <Button type="submit" fullWidth disabled={pending}>
        {pending ? 'Changing the password...' : 'Change password'}
      </Button>
    </form>
  )
}
