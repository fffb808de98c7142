import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, useState } from 'react'
import { pastedNumber } from './pasted-number.ts'

/** Number that is being typed: the empty string while the field is empty. */
export type TypedNumber = number | ''

interface NumberFieldProps<Value extends TypedNumber>
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'allowedDecimalSeparators'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Field for a whole number. Keeps a typed sign or decimal point, since "1.5" without its point would be 15; the form
 * checks that the number is whole and in range.
 */
export function NumberField({ value, error, onChange, ...props }: NumberFieldProps<TypedNumber>) {
  // Keeps the zeros of "00" while a digit in front of them is replaced.
  const [typed, setTyped] = useState<number | string>(value)
  const [isRefused, setRefused] = useState(false)

  // The library would take "1,000" for 1, and "1e3" for 13.
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    setRefused(false)
    // Digits go where the caret is.
    if (props.readOnly || /^\d+$/.test(text)) return
    event.preventDefault()
    const pasted = pastedNumber(text)
    if (pasted === null) setRefused(true)
    else onChange(pasted)
  }

  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      error={isRefused || !Number.isInteger(Number(value)) ? 'Enter a whole number.' : error}
      onPaste={onPaste}
      allowedDecimalSeparators={['.']}
      value={numberOf(typed) === value ? typed : value}
      onChange={(next) => {
        setTyped(next)
        setRefused(false)
        onChange(numberOf(next))
      }}
    />
  )
}

/** Whole number within `min` and `max`. While the field is empty, the value stays; it returns when the focus leaves. */
export function SteadyNumberField({
  value,
  onChange,
  ...props
}: NumberFieldProps<number> & { readonly min: number; readonly max: number }) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <NumberField
      {...props}
      clampBehavior="strict"
      value={isEmpty ? '' : value}
      onChange={(next) => {
        setEmpty(next === '')
        // A pasted number may be out of range.
        if (next !== '' && Number.isInteger(next) && next >= props.min && next <= props.max) onChange(next)
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

function numberOf(typed: NumberInputProps['value']): TypedNumber {
  // A sign or point alone is no number yet.
  return typed === '' || Number.isNaN(Number(typed)) ? '' : Number(typed)
}
