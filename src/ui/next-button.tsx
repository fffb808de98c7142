import { useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** Button for the next step. Takes the focus, because the previously focused element is gone. */
export function NextButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <Button ref={button} {...props} />
}
