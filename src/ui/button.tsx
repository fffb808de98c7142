import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'

type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'outline-white'

type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

/** Look shared by `Button` and `LinkButton`. */
export interface ButtonLook {
  /** @default 'default' */
  readonly variant?: ButtonVariant
  /** `icon` is a square for one icon; it needs an `aria-label`. @default 'default' */
  readonly size?: ButtonSize
  /** Icon before the label. */
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  /** @default false */
  readonly fullWidth?: boolean
  /** Shows a spinner instead of the label; clicks do nothing. @default false */
  readonly loading?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>

/** Splits look props from element props, and renders the content. */
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
 * Button of the product. `type="button"` by default. Not Mantine's: its style engine alone would be a twentieth of
 * the landing page's budget.
 */
export function Button({ type = 'button', disabled = false, ...props }: ButtonProps) {
  const isLoading = props.loading === true
  return (
    <button
      type={type}
      disabled={disabled}
      {...buttonLook(props)}
      // Not `disabled`, which would drop the focus of the user who just pressed it.
      {...(isLoading && { 'aria-disabled': true, onClick: preventClick })}
    />
  )
}

/** Also handles Enter in a form field, which clicks the submit button. */
function preventClick(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
