import { type FormEvent, useId, useRef, useState } from 'react'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { meetsPasswordRequirements } from '#src/domain/password.ts'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './auth.module.css'
import { FormAlert } from './form-alert.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFormProps {
  readonly pending: boolean
  readonly error: Error | null
  readonly onSubmit: (password: string) => void
}

/** A new password, twice, by the rules of the sign-up. */
export function NewPasswordForm({ pending, error, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problems, setProblems] = useState<{ password?: string; confirmation?: string }>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmationField = useRef<HTMLInputElement>(null)
  const checklistId = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!meetsPasswordRequirements(password)) {
      setProblems({ password: 'Password does not meet all requirements' })
      passwordField.current?.focus()
    } else if (password !== confirmation) {
      setProblems({ confirmation: 'Passwords do not match' })
      confirmationField.current?.focus()
    } else {
      onSubmit(password)
    }
  }

  const refused = fieldErrors(error).password
  return (
    <form noValidate aria-label="New password" className={classes.form} onSubmit={submit}>
      {error && !refused && !isProblemWith(error, 'validation_failed') && (
        <FormAlert>{problemOf(error).detail}</FormAlert>
      )}
      <PasswordField
        ref={passwordField}
        label="New password"
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        withAsterisk={false}
        disabled={pending}
        error={problems.password ?? refused}
        {...(password !== '' && { 'aria-describedby': checklistId })}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setProblems({})
        }}
      />
      <PasswordChecklist id={checklistId} password={password} />
      <PasswordField
        ref={confirmationField}
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={128}
        required
        withAsterisk={false}
        disabled={pending}
        error={problems.confirmation}
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.currentTarget.value)
          setProblems({})
        }}
      />
      <Button type="submit" fullWidth disabled={pending}>
        {pending ? 'Changing the password...' : 'Change password'}
      </Button>
    </form>
  )
}
