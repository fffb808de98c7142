import { TextInput } from '@mantine/core'
import { type RefObject, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import { CODE_LENGTH } from '#src/domain/sign-up.ts'
import { Button } from '#src/ui/button.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { selectField } from '#src/ui/select-field.ts'
import { type CodeFieldProps, DigitsField } from './digits-field.tsx'
import classes from './second-factor-field.module.css'

export type SecondFactorKind = 'app' | 'recovery'

/** Client-side validation message; null if the code is well-formed. */
export function checkAppCode(code: string): string | null {
  return code.length === CODE_LENGTH ? null : 'Enter the 6-digit code from your authenticator app'
}

function checkRecoveryCode(code: string): string | null {
  return code.trim() === '' ? 'Enter one of your recovery codes' : null
}

export function AppCodeField(props: CodeFieldProps) {
  return (
    <DigitsField
      label="Authentication code"
      description="6-digit code from your authenticator app"
      {...props}
    />
  )
}

function RecoveryCodeField({ ref, value, onChange, error, disabled }: CodeFieldProps) {
  return (
    <TextInput
      ref={ref}
      label="Recovery code"
      description="You can use each recovery code once"
      name="recoveryCode"
      {...literalInput}
      placeholder="xxxxx-xxxxx"
      maxLength={limits.LogInCompletion.code.maxLength}
      classNames={{ input: 'mono' }}
      required
      withAsterisk={false}
      disabled={disabled}
      error={error !== null && <span role="alert">{error}</span>}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface SecondFactorFieldProps extends CodeFieldProps {
  readonly kind: SecondFactorKind
  readonly onKindChange: (kind: SecondFactorKind) => void
}

/** Field for an authenticator code or a recovery code, with a button to switch between them. */
export function SecondFactorField({ kind, onKindChange, ...field }: SecondFactorFieldProps) {
  return (
    <div className={classes.root}>
      {kind === 'app' ? <AppCodeField {...field} /> : <RecoveryCodeField {...field} />}
      <Button
        variant="link"
        size="sm"
        disabled={field.disabled}
        onClick={() => onKindChange(kind === 'app' ? 'recovery' : 'app')}
      >
        {kind === 'app' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
      </Button>
    </div>
  )
}

/** State of a code field: value and error. */
export function useCode(ref: RefObject<HTMLInputElement | null>, check: (code: string) => string | null) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)

  /** Shows an error and selects the field. */
  const showError = (message: string) => {
    setError(message)
    selectField(ref.current)
  }
  return {
    value,
    code: value.trim(),
    error,
    showError,
    check: (): boolean => {
      const wrong = check(value)
      if (wrong !== null) showError(wrong)
      return wrong === null
    },
    onChange: (next: string) => {
      setValue(next)
      setError(null)
    },
  }
}

/** State of a second-factor field: value, error and the kind of code. */
export function useSecondFactor(ref: RefObject<HTMLInputElement | null>) {
  const [kind, setKind] = useState<SecondFactorKind>('app')
  const { value, code, error, showError, check, onChange } = useCode(
    ref,
    kind === 'app' ? checkAppCode : checkRecoveryCode,
  )
  return {
    code,
    showError,
    check,
    field: {
      ref,
      kind,
      onKindChange: (next: SecondFactorKind) => {
        setKind(next)
        onChange('')
        requestAnimationFrame(() => ref.current?.focus())
      },
      value,
      onChange,
      error,
    },
  }
}
