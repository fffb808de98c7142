import { TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { codeDigits } from '#src/domain/sign-up.ts'
import classes from './digits-field.module.css'

export interface CodeFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
  readonly disabled: boolean
}

interface DigitsFieldProps extends CodeFieldProps {
  readonly label: string
  readonly description?: string
}

/** Field for a 6-digit code from an app or an email. */
export function DigitsField({ error, onChange, ...props }: DigitsFieldProps) {
  return (
    <TextInput
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      classNames={{ input: classes.code ?? '' }}
      required
      withAsterisk={false}
      error={error !== null && <span role="alert">{error}</span>}
      onChange={(event) => onChange(codeDigits(event.currentTarget.value))}
    />
  )
}
