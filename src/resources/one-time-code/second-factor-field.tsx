import { TextInput } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { codeDigits, codeLength } from '#src/domain/sign-up.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './second-factor-field.module.css'

export type SecondFactorKind = 'app' | 'recovery'

/** What is wrong with what was entered, before it is sent; null when it may be right. */
export function checkSecondFactor(kind: SecondFactorKind, code: string): string | null {
  if (kind === 'recovery') return code.trim() === '' ? 'Enter one of your recovery codes' : null
  return code.length === codeLength ? null : 'Enter the 6 digits that your authenticator app shows'
}

interface SecondFactorFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly kind: SecondFactorKind
  readonly onKindChange: (kind: SecondFactorKind) => void
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
  readonly disabled: boolean
}

/** A code of the authenticator app, or, when that is lost, one of the recovery codes. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  const { ref, kind, onKindChange, value, onChange, error, disabled } = props
  return (
    <div className={classes.root}>
      {kind === 'app' ? (
        <TextInput
          key="app"
          ref={ref}
          label="Authentication code"
          description="The 6 digits that your authenticator app shows"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000000"
          classNames={{ input: classes.code ?? '' }}
          required
          withAsterisk={false}
          disabled={disabled}
          error={error}
          value={value}
          onChange={(event) => onChange(codeDigits(event.currentTarget.value))}
        />
      ) : (
        <TextInput
          key="recovery"
          ref={ref}
          label="Recovery code"
          description="Each of your recovery codes can be used once"
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxxx-xxxxx"
          maxLength={40}
          classNames={{ input: 'mono' }}
          required
          withAsterisk={false}
          disabled={disabled}
          error={error}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <Button
        variant="link"
        size="sm"
        disabled={disabled}
        onClick={() => onKindChange(kind === 'app' ? 'recovery' : 'app')}
      >
        {kind === 'app' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
      </Button>
    </div>
  )
}

/** What is entered as a second factor, and which of the two it is. */
export function useSecondFactor(ref: RefObject<HTMLInputElement | null>) {
  const [kind, setKind] = useState<SecondFactorKind>('app')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  /** Says what is wrong, and leads there: the field may have been disabled a moment ago, and with it the focus lost. */
  const refuse = (message: string) => {
    setProblem(message)
    requestAnimationFrame(() => ref.current?.select())
  }

  return {
    code: code.trim(),
    refuse,
    check: (): boolean => {
      const wrong = checkSecondFactor(kind, code)
      if (wrong !== null) refuse(wrong)
      return wrong === null
    },
    field: {
      ref,
      kind,
      onKindChange: (next: SecondFactorKind) => {
        setKind(next)
        setCode('')
        setProblem(null)
        requestAnimationFrame(() => ref.current?.focus())
      },
      value: code,
      onChange: (next: string) => {
        setCode(next)
        setProblem(null)
      },
      error: problem,
    },
  }
}
