import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

/** Number that is being typed: the empty string while the field is empty. */
export type TypedNumber = number | ''

interface NumberFieldProps<Value extends TypedNumber>
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'allowDecimal' | 'allowNegative'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Field for a whole number. Accepts any number of digits; the form checks the range. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps<TypedNumber>) {
  // Keeps the zeros of "00" while a digit in front of them is replaced.
  const [typed, setTyped] = useState<number | string>(value)
  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      allowDecimal={false}
      allowNegative={false}
      value={numberOf(typed) === value ? typed : value}
      onChange={(next) => {
        setTyped(next)
        onChange(numberOf(next))
      }}
    />
  )
}

/** Whole number within `min` and `max`. While the field is empty, the value stays; it returns when the focus leaves. */
export function SteadyNumberField({ value, onChange, ...props }: NumberFieldProps<number>) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <NumberField
      {...props}
      clampBehavior="strict"
      value={isEmpty ? '' : value}
      onChange={(next) => {
        setEmpty(next === '')
        if (next !== '') onChange(next)
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

function numberOf(typed: NumberInputProps['value']): TypedNumber {
  return typed === '' ? '' : Number(typed)
}
