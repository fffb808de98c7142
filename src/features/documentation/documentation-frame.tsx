import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Category, categories } from './categories.ts'
import classes from './documentation-frame.module.css'

interface DocumentationFrameProps {
  /** Category of the page, which is open in the tree. Undefined for the API reference. */
  readonly category?: string
  /** Links of the API reference below its entry in the tree. */
  readonly reference?: ReactNode
  /** Contents of the page, to the right of it on wide screens. */
  readonly contents?: ReactNode
  readonly children: ReactNode
}

/**
 * Documentation page beside the tree of all pages. The tree comes after the page, as on narrow screens: before it, it would
 * be drawn first while the document loads, and then move.
 */
export function DocumentationFrame({ category, reference, contents, children }: DocumentationFrameProps) {
  return (
    <div className={classes.frame} data-contents={contents !== undefined || undefined}>
      <div className={classes.page}>{children}</div>
      <nav className={classes.tree} aria-label="Documentation">
        {categories.map((it) => (
          <Branch key={it.slug} category={it} isOpen={it.slug === category} />
        ))}
        <Link to="/documentation/api" className={classes.entry} activeOptions={{ exact: true }}>
          API reference
        </Link>
        {reference}
      </nav>
      {contents}
    </div>
  )
}

function Branch({
  category: { slug, title, articles },
  isOpen,
}: {
  readonly category: Category
  readonly isOpen: boolean
}) {
  return (
    // The key resets it when a page of another category is opened.
    <details key={String(isOpen)} open={isOpen}>
      <summary>{title}</summary>
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <Link to="/documentation/$category/$article" params={{ category: slug, article: article.slug }}>
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
