import { type RefObject, useId, useRef, useState } from 'react'
import { meetsPasswordRequirements } from '#src/domain/password.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

interface Problems {
  readonly password?: string
  readonly confirmation?: string
}

export interface NewPassword {
  readonly password: string
  readonly confirmation: string
  readonly problems: Problems
  readonly passwordField: RefObject<HTMLInputElement | null>
  readonly confirmationField: RefObject<HTMLInputElement | null>
  readonly change: (part: { readonly password?: string; readonly confirmation?: string }) => void
  /** Validates with the sign-up rules, shows the errors and focuses the first invalid field. True if valid. */
  readonly check: () => boolean
  readonly clear: () => void
}

/** State of a new password that is entered twice. */
export function useNewPassword(): NewPassword {
  const [{ password, confirmation }, setEntered] = useState({ password: '', confirmation: '' })
  const [problems, setProblems] = useState<Problems>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmationField = useRef<HTMLInputElement>(null)
  return {
    password,
    confirmation,
    problems,
    passwordField,
    confirmationField,
    change: (part) => {
      setEntered((entered) => ({ ...entered, ...part }))
      setProblems({})
    },
    check: () => {
      if (!meetsPasswordRequirements(password)) {
        setProblems({ password: 'Password does not meet all requirements' })
        passwordField.current?.focus()
        return false
      }
      if (password !== confirmation) {
        setProblems({ confirmation: 'Passwords do not match' })
        confirmationField.current?.focus()
        return false
      }
      return true
    },
    clear: () => {
      setEntered({ password: '', confirmation: '' })
      setProblems({})
    },
  }
}

/** Password and confirmation fields, with the requirements checked off as the user types. */
export function NewPasswordFields({
  entered,
  disabled,
  serverError,
}: {
  readonly entered: NewPassword
  readonly disabled: boolean
  /** The server's message about the password. */
  readonly serverError: string | undefined
}) {
  const checklistId = useId()
  const { password, confirmation, problems, change } = entered
  return (
    <>
      <PasswordField
        ref={entered.passwordField}
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        disabled={disabled}
        error={problems.password ?? serverError}
        {...(password !== '' && { 'aria-describedby': checklistId })}
        value={password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <PasswordChecklist id={checklistId} password={password} />
      <PasswordField
        ref={entered.confirmationField}
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        required
        withAsterisk={false}
        disabled={disabled}
        error={problems.confirmation}
        value={confirmation}
        onChange={(event) => change({ confirmation: event.currentTarget.value })}
      />
    </>
  )
}
