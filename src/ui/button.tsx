import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'

type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'outline-white'

type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

/** What all buttons share, whether they act (`Button`) or lead somewhere (`LinkButton`). */
export interface ButtonLook {
  /** @default 'default' */
  readonly variant?: ButtonVariant
  /** `icon` is a square for one icon; it needs an `aria-label`. @default 'default' */
  readonly size?: ButtonSize
  /** Before the words: an icon. */
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  /** @default false */
  readonly fullWidth?: boolean
  /** At work: a spinner covers the words, and pressing again does nothing. @default false */
  readonly loading?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>

/** Splits the look from the element's own props, and draws what is inside. */
export function buttonLook<Props extends ButtonLook>({
  variant = 'default',
  size = 'default',
  leftSection,
  rightSection,
  fullWidth = false,
  loading = false,
  className,
  children,
  ...element
}: Props) {
  return {
    ...element,
    className: className === undefined ? classes.root : `${classes.root} ${className}`,
    'data-look': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
    'aria-busy': loading || undefined,
    children: (
      <>
        {leftSection && <span className={classes.section}>{leftSection}</span>}
        {size === 'icon' ? children : <span className={classes.label}>{children}</span>}
        {rightSection && <span className={classes.section}>{rightSection}</span>}
        {loading && <span className={classes.spinner} aria-hidden="true" />}
      </>
    ),
  }
}

/**
 * The one button of the product. It is `type="button"` unless it says otherwise. Not Mantine's, as nothing is that the
 * landing page needs: its style engine alone would be a twentieth of what that page may weigh.
 */
export function Button({ type = 'button', disabled = false, ...props }: ButtonProps) {
  const isAtWork = props.loading === true
  return (
    <button
      type={type}
      disabled={disabled}
      {...buttonLook(props)}
      // Not `disabled`, which would take the focus away from whoever has just pressed it.
      {...(isAtWork && { 'aria-disabled': true, onClick: swallow })}
    />
  )
}

/** Also what Enter in a field of the form sends to its submit button. */
function swallow(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
