import { useEffect, useRef } from 'react'
import { Button, type ButtonProps } from '#src/ui/button.tsx'

/** What comes next. Takes the focus, which was on something that is gone. */
export function NextButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return <Button ref={button} {...props} />
}
