import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { signUpByInvitation } from '#src/api/generated/sdk.gen.ts'
import type { LogInChallenge, SignedIn } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { CURRENT_TERMS } from '#src/domain/legal.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { NewPasswordFields, useNewPassword } from '#src/resources/passwords/new-password-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormAlert } from '#src/ui/form-alert.tsx'
import { selectField } from '#src/ui/select-field.ts'
import classes from '../auth.module.css'
import { ConsentNote } from '../consent-note.tsx'

/** Sign-up for an invited person. The link has already verified the address. */
export function InvitationForm({
  token,
  email,
  onJoined,
  onFailure,
}: {
  readonly token: string
  readonly email: string
  /** A challenge if the account has two-factor authentication. */
  readonly onJoined: (joined: SignedIn | LogInChallenge) => void
  readonly onFailure: (failure: Error) => unknown
}) {
  const [fullName, setFullName] = useState('')
  const [missing, setMissing] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const password = useNewPassword()
  const join = useMutation({
    mutationFn: (body: { readonly fullName: string; readonly password: string }) =>
      signUpByInvitation({ path: { token }, body: { ...body, consent: CURRENT_TERMS } }),
    onSuccess: onJoined,
    onError: (error) => {
      const wrong = fieldErrors(error)
      const field = wrong.fullName !== undefined ? nameField : password.passwordField
      // Also without a wrong field, since disabled fields lose the focus.
      selectField(field.current)
      return onFailure(error)
    },
  })
  const serverErrors = fieldErrors(join.error)
  const problem = formProblem(join.error, ['fullName', 'password'])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (join.isPending) return
    const isMissing = cleanName(fullName) === ''
    setMissing(isMissing)
    if (isMissing) nameField.current?.focus()
    else if (password.check()) join.mutate({ fullName: cleanName(fullName), password: password.password })
  }

  return (
    <form noValidate aria-label="Create your account" className={classes.form} onSubmit={submit}>
      {problem && <FormAlert>{problem}</FormAlert>}
      <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
      <TextInput
        ref={nameField}
        label="Full name"
        autoComplete="name"
        required
        withAsterisk={false}
        disabled={join.isPending}
        error={missing ? 'Enter your name' : serverErrors.fullName}
        value={fullName}
        onChange={(event) => {
          setFullName(event.currentTarget.value)
          setMissing(false)
        }}
      />
      <NewPasswordFields entered={password} disabled={join.isPending} serverError={serverErrors.password} />
      <Button type="submit" fullWidth disabled={join.isPending}>
        {join.isPending ? 'Creating your account...' : 'Create account and join'}
      </Button>
      <ConsentNote action="joining" />
    </form>
  )
}
