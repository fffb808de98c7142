import { type ReactNode, useId } from 'react'
import classes from './form-field.module.css'

/** Props to spread on the control. */
interface ControlProps {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FormFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Renders the native control: `(control) => <input {...control} />`. */
  readonly children: (control: ControlProps) => ReactNode
}

/** Form field of a public page without Mantine: label, control, hint and error. */
export function FormField({ label, hint, error, children }: FormFieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className={classes.root}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: classes.control ?? '',
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
      })}
      {hint !== undefined && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className={classes.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
