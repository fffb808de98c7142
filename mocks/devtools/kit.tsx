import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './panel.module.css'

/** Shared components of the panel. */

interface SectionProps {
  readonly title: string
  /** Shown next to the title. */
  readonly actions?: ReactNode
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

export function Section({ title, actions, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {actions}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}

/** Focuses an element when it replaces the one that was pressed. */
export function useFocusOnMount<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'plain' | 'accent' | 'danger' | 'quiet'
}

export function Button({ tone = 'plain', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${styles.button} ${className}`} data-tone={tone} {...props} />
}

/** Icon of 16 by 16, drawn as a line. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Row({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return label === undefined ? (
    <div className={styles.row}>{children}</div>
  ) : (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  )
}

export function CopyButton({ text, label }: { readonly text: () => string; readonly label: string }) {
  const [feedback, setFeedback] = useState<string | null>(null)
  const copy = async (view: Window | null) => {
    try {
      // The window that has the focus: the panel's own if it has one.
      await (view ?? window).navigator.clipboard.writeText(text())
      setFeedback('Copied')
    } catch {
      setFeedback('Copying failed')
    }
    setTimeout(() => setFeedback(null), 2000)
  }
  return (
    <Button onClick={(event) => copy(event.currentTarget.ownerDocument.defaultView)}>
      <span aria-live="polite">{feedback ?? label}</span>
    </Button>
  )
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'list'> {
  readonly label: string
  readonly onText: (text: string) => void
  readonly isLabelHidden?: boolean
  /** Offered values, with an explanation where there is one. */
  readonly suggestions?: ReadonlyArray<readonly [value: string, text?: string]>
}

export function Field({ label, onText, isLabelHidden = false, suggestions = [], ...props }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        className={styles.input}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        {...props}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly rows: number
  readonly placeholder?: string
  readonly isInvalid?: boolean
  /** Why the form can't be sent with this text; empty if it can. */
  readonly mistake?: string
}

/** For JSON, headers and other text of several lines. */
export function TextArea({
  label,
  value,
  onText,
  mistake = '',
  isInvalid = mistake !== '',
  ...props
}: TextAreaProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => ref.current?.setCustomValidity(mistake), [mistake])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        className={styles.textarea}
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={(event) => onText(event.target.value)}
        {...props}
      />
    </div>
  )
}

interface CheckProps {
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly onChecked: (isChecked: boolean) => void
}

export function Check({ label, isChecked, onChecked }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChecked(event.target.checked)} />
      {label}
    </label>
  )
}

interface SearchProps {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}

export function Search({ label, value, onText }: SearchProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={styles.input}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: ReadonlyArray<readonly [value: Value, text: string]>
  readonly onValue: (value: Value) => void
  readonly isLabelShown?: boolean
  readonly isDisabled?: boolean
}

export function Select<Value extends string>({
  label,
  value,
  options,
  onValue,
  isLabelShown = false,
  isDisabled = false,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles.selectField}>
      {isLabelShown && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={isLabelShown ? undefined : label}
        className={styles.input}
        disabled={isDisabled}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([it]) => it === event.target.value)
          if (chosen) onValue(chosen[0])
        }}
      >
        {options.map(([it, text]) => (
          <option key={it} value={it}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Error messages for an invalid input. */
export function Reasons({ id, reasons }: { readonly id?: string; readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul id={id} role="alert" className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>
}

/** Preformatted text in a scrollable box. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  )
}

/** Indents JSON; returns other text, such as a truncated response, unchanged. */
export function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Clock time of the mock, as `09:41:07`. */
export function Clock({ at }: { readonly at: number }) {
  const iso = new Date(at).toISOString()
  return (
    <time dateTime={iso} className={styles.clock}>
      {iso.slice(11, 19)}
    </time>
  )
}

/** The chosen file has the wrong format. The message is for the user. */
export class FileError extends Error {}

/** @throws FileError */
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileError('This file isn’t JSON.')
  }
}

/** Button that lets the user choose a file, and parses it as JSON. */
export function FileButton({
  label,
  accept = 'application/json,.json',
  onJson,
}: {
  readonly label: string
  readonly accept?: string
  readonly onJson: (value: () => unknown) => void
}) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={`${styles.button} ${styles.fileLabel}`}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.file}
        onChange={async (event) => {
          const input = event.target
          const text = await input.files?.[0]?.text()
          // Allow choosing the same file again.
          input.value = ''
          if (text !== undefined) onJson(() => parseFile(text))
        }}
      />
    </>
  )
}
