import { Skeleton } from '@mantine/core'
import classes from './code-line.module.css'
import { CopyButton } from './copy-button.tsx'

/** One line of code with a copy button; scrolls instead of wrapping. Undefined while loading. */
export function CodeLine({
  code,
  label,
  shown,
}: {
  readonly code: string | undefined
  readonly label: string
  /** Name in the toast, for secrets. @default the code */
  readonly shown?: string
}) {
  return (
    <div className={classes.root}>
      {code === undefined ? (
        <Skeleton height="1rem" width="14rem" />
      ) : (
        // Scrollable content must be focusable by keyboard (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <code className="mono" translate="no" tabIndex={0}>
          {code}
        </code>
      )}
      {code !== undefined && (
        <CopyButton value={code} label={label} {...(shown !== undefined && { shown })} />
      )}
    </div>
  )
}
