import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type CompositionEvent, type InputEvent, useState } from 'react'
import { parseWholeNumber } from '#src/domain/whole-number.ts'
import { z } from './zod.ts'

/** Number that is being typed: the empty string while the field is empty. */
export type TypedNumber = number | ''

/** Schema of a typed number in a stored draft. */
export const typedNumber = z.union([z.number(), z.literal('')])

interface NumberFieldProps<Value extends TypedNumber>
  extends Omit<NumberInputProps, 'value' | 'onChange' | 'allowedDecimalSeparators'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Field for a whole number. Shows a typed sign, point or comma, since "1.5" and "1,5" would be 15 without it, and says
 * that the number must be whole. The form checks the number and its range.
 */
export function NumberField({ value, error, onChange, ...props }: NumberFieldProps<TypedNumber>) {
  // Keeps the zeros of "00" while a digit in front of them is replaced.
  const [typed, setTyped] = useState<number | string>(value)
  const [isRefused, setRefused] = useState(false)
  const shown = numberOf(typed) === value ? typed : value
  const hasPoint = String(shown).includes('.')

  // Runs before the library's handler, which would take "1,000" for 1, and "1e3" for 13.
  function onPasteCapture(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    setRefused(false)
    // Digits go where the caret is, unless there are so many that the library freezes the page.
    if (props.readOnly || /^\d{1,15}$/.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    const pasted = parseWholeNumber(text)
    if (pasted === null) setRefused(true)
    else onChange(pasted)
  }

  return (
    <NumberInput
      clampBehavior="none"
      {...props}
      error={isRefused || hasPoint ? 'Enter a whole number.' : error}
      onPasteCapture={onPasteCapture}
      onInputCapture={onInputCapture}
      onCompositionEndCapture={onCompositionEndCapture}
      // Would turn "1.000" into 1.
      trimLeadingZeroesOnBlur={!hasPoint}
      value={shown}
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

// Input methods write full-width digits, which the library would drop, also in the middle of a composition.
function onInputCapture(event: InputEvent<HTMLInputElement>): void {
  const { isComposing, data } = event.nativeEvent
  if (isComposing) event.stopPropagation()
  else if (data) toAscii(event.currentTarget, data)
}

function onCompositionEndCapture({ currentTarget, data }: CompositionEvent<HTMLInputElement>): void {
  toAscii(currentTarget, data)
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replaces the text before the caret, so that React still sees a change. */
function toAscii(field: HTMLInputElement, typed: string): void {
  const caret = field.selectionEnd ?? 0
  field.setRangeText(typed.normalize('NFKC'), caret - typed.length, caret, 'end')
}

function numberOf(typed: NumberInputProps['value']): TypedNumber {
  const number = Number(typed)
  // A sign or point alone is no number yet, and "1.000" may mean 1 or 1000.
  const isUnclear = Number.isNaN(number) || (Number.isInteger(number) && String(typed).includes('.'))
  return typed === '' || isUnclear ? '' : number
}
