import { NativeSelect, type NativeSelectProps } from '@mantine/core'

interface SelectOption<Value> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

interface SelectProps<Value> extends Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> {
  readonly value: Value
  readonly data: readonly SelectOption<Value>[]
  readonly onChange: (value: Value) => void
}

/**
 * Native select of typed values. Shows an empty choice if the value is not offered, such as a deleted project: browsers
 * would show the first option, which then can't be chosen.
 */
export function Select<Value extends string | number>({
  value,
  data,
  onChange,
  ...props
}: SelectProps<Value>) {
  const options = data.map(({ label, disabled, ...option }) => ({
    value: String(option.value),
    label,
    ...(disabled && { disabled }),
  }))
  const isOffered = data.some((option) => option.value === value)
  return (
    <NativeSelect
      {...props}
      value={String(value)}
      data={isOffered ? options : [{ value: String(value), label: '', disabled: true }, ...options]}
      onChange={({ currentTarget }) => {
        const chosen = data.find((option) => String(option.value) === currentTarget.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    />
  )
}
