import { type RefObject, useRef, useState } from 'react'
import { fieldErrors } from '#src/api/problem.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { SecondFactorField, useSecondFactor } from '#src/resources/one-time-code/second-factor-field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { selectField } from '#src/ui/select-field.ts'

/** Asks for the password, and the second factor if enabled, before an irreversible action. */
export function useProof(codeRequired: boolean) {
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const factor = useSecondFactor(codeField)

  const showPasswordError = (message: string) => {
    setProblem(message)
    selectField(passwordField.current)
  }

  return {
    body: { password, code: factor.code },
    /** Returns false, shows an error and focuses the field if an entry is missing. */
    check: (): boolean => {
      if (password === '') {
        showPasswordError('Enter your password')
        return false
      }
      return !codeRequired || factor.check()
    },
    /** Shows the server's field errors at their fields. */
    showError: (error: unknown): void => {
      const { password: wrongPassword, code: wrongCode } = fieldErrors(error)
      if (wrongCode !== undefined) factor.showError(wrongCode)
      if (wrongPassword !== undefined) showPasswordError(wrongPassword)
    },
    /** Returns the error unless the fields already show it. */
    failureOf: <Failure,>(error: Failure): Failure | null =>
      isShownAtFields(error, codeRequired ? ['password', 'code'] : ['password']) ? null : error,
    fields: {
      passwordField,
      password,
      problem,
      onPassword: (next: string) => {
        setPassword(next)
        setProblem(null)
      },
      factor: codeRequired ? factor.field : null,
    },
  }
}

interface ProofFieldsProps {
  readonly passwordField: RefObject<HTMLInputElement | null>
  readonly password: string
  readonly problem: string | null
  readonly onPassword: (password: string) => void
  readonly factor: ReturnType<typeof useSecondFactor>['field'] | null
  readonly disabled: boolean
}

export function ProofFields(props: ProofFieldsProps) {
  const { passwordField, password, problem, onPassword, factor, disabled } = props
  return (
    <>
      <PasswordField
        ref={passwordField}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        disabled={disabled}
        error={problem}
        value={password}
        data-autofocus
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      {factor && <SecondFactorField {...factor} disabled={disabled} />}
    </>
  )
}
