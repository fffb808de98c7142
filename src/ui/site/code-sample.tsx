import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useCopy } from '../use-copy.ts'
import classes from './code-sample.module.css'
import './code-tokens.css'

type CodeSampleProps = {
  /** Name, also in the button and the toast: "API request". */
  readonly label: string
  /** In the place of the visible label: tabs. */
  readonly heading?: ReactNode
} & ({ readonly code: string } | { readonly html: string })

/** Code with title and copy button. Like `CodeBlock`, but without Mantine, for public pages. */
export function CodeSample({ label, heading = label, ...sample }: CodeSampleProps) {
  const text = 'code' in sample ? sample.code : textOf(sample.html)
  const { copied, copy } = useCopy(text, `The ${label}`)
  const Picture = copied ? IconCheck : IconCopy
  return (
    <figure className={classes.root}>
      <figcaption>
        {heading}
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
        {'code' in sample ? (
          <code className="mono">{sample.code}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build, from files of this project
          <code className="mono" dangerouslySetInnerHTML={{ __html: sample.html }} />
        )}
      </pre>
    </figure>
  )
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** Text of highlighted code: without its tags, and with its entities decoded. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return decimal !== undefined ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
    })
}
