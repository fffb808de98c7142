import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Button } from '../button.tsx'
import { useCopy } from '../use-copy.ts'
import classes from './code-sample.module.css'

interface CodeSampleProps {
  readonly code: string
  /** Name, also in the button and the toast: "API request". */
  readonly label: string
}

/** Code with title and copy button. Like `CodeBlock`, but without Mantine, for public pages. */
export function CodeSample({ code, label }: CodeSampleProps) {
  const { copied, copy } = useCopy(code, `The ${label}`)
  const Picture = copied ? IconCheck : IconCopy
  return (
    <figure className={classes.root}>
      <figcaption>
        {label}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Copy ${label}`}
          leftSection={<Picture size={15} aria-hidden="true" />}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </figcaption>
      {/* What scrolls must be reachable with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>
        <code className="mono">{code}</code>
      </pre>
    </figure>
  )
}
