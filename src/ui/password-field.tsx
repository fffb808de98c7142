import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

/** Password input with a show/hide button that names its next action. */
export function PasswordField(props: Omit<PasswordInputProps, 'visible' | 'onVisibilityChange'>) {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      // Mantine marks only the box around the input.
      aria-invalid={props.error ? true : undefined}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? 'Hide password' : 'Show password' }}
    />
  )
}
