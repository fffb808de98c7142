import type { ComponentPropsWithoutRef } from 'react'
import { PathLink } from '#src/ui/path-link.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import classes from './article.module.css'
import { Walkthrough } from './walkthrough.tsx'

/** MDX component overrides. */
export const articleParts = { pre: Code, a: ArticleLink, h2: Heading, Walkthrough }

const languages: Readonly<Record<string, string>> = {
  sh: 'Shell command',
  json: 'JSON',
  yaml: 'YAML',
  text: 'Text',
  ts: 'TypeScript',
}

interface CodeProps {
  readonly language: string
  /** Highlighted at build time (`scripts/vite/highlight.ts`). */
  readonly html: string
}

function Code({ language, html }: CodeProps) {
  return <CodeSample html={html} label={languages[language] ?? language} />
}

function ArticleLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  return (
    <PathLink href={href} underline="always">
      {children}
    </PathLink>
  )
}

/** Heading with a link to itself. */
function Heading({ id, children }: ComponentPropsWithoutRef<'h2'>) {
  return (
    <h2 id={id} className={classes.heading}>
      {children}{' '}
      <a href={`#${id}`} aria-label="Link to this section">
        #
      </a>
    </h2>
  )
}
