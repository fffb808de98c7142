import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { copyText } from '../copy-text.ts'
import classes from './code-sample.module.css'

interface CodeSampleProps {
  readonly code: string
  /** What it is, also for the button and the toast: "API request". */
  readonly label: string
}

/** How long the check mark stands, in milliseconds. */
const confirmation = 2000

/** Lines of code under their name, with a button to copy them. As `CodeBlock`, for pages that come without Mantine's parts. */
export function CodeSample({ code, label }: CodeSampleProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(code, `The ${label}`)) setCopied(true)
  }

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
