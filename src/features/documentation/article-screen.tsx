import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '#src/brand.ts'
import { createFormat } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import classes from './article.module.css'
import type { ArticleEntry } from './article.ts'
import { articleParts } from './article-parts.tsx'
import { categories, pathOf, reading } from './categories.ts'
import { DocumentationFrame } from './documentation-frame.tsx'
import type { LoadedArticle } from './load-article.ts'
import { PageContents } from './page-contents.tsx'

/** Days of guides, in UTC like their dates. */
const format = createFormat({ locale: 'en-US', timeZone: 'UTC' })

/** One article with breadcrumbs, table of contents, and links to the previous and next article. */
export function ArticleScreen({ entry, Body }: LoadedArticle) {
  const at = reading.indexOf(entry)
  const category = categories.find(({ slug }) => slug === entry.category)
  return (
    <DocumentationFrame
      category={entry.category}
      contents={<PageContents title="On this page" sections={entry.headings} />}
    >
      <Breadcrumbs
        trail={[
          { title: 'Documentation', to: '/documentation', path: '/documentation' },
          {
            title: category?.title ?? '',
            to: '/documentation',
            hash: entry.category,
            path: `/documentation#${entry.category}`,
          },
          { title: entry.title, path: pathOf(entry) },
        ]}
      />
      <article className={classes.article}>
        <header>
          <h1>{entry.title}</h1>
          <p className={classes.lead}>{entry.summary}</p>
          <p className={classes.facts}>
            {entry.by && `By ${entry.by.author}, ${format.date(entry.by.date)} · `}
            {entry.difficulty} · {entry.minutes} min read
          </p>
        </header>
        <Body components={articleParts} />
        <p className={classes.help}>
          Is something missing or wrong?{' '}
          <Anchor to="/support" search={{ topic: 'technical' }} hash="contact" underline="always">
            Tell us
          </Anchor>{' '}
          or <a href={editUrlOf(entry)}>edit this page</a>.
        </p>
      </article>
      <nav className={classes.neighbors} aria-label="Other articles">
        <Neighbor entry={reading[at - 1]}>Previous</Neighbor>
        <Neighbor entry={reading[at + 1]}>Next</Neighbor>
      </nav>
    </DocumentationFrame>
  )
}

function editUrlOf({ category, slug }: ArticleEntry): string {
  return `${brand.sourceUrl}/src/features/documentation/articles/${category}/${slug}.mdx`
}

function Neighbor({
  entry,
  children,
}: {
  readonly entry: ArticleEntry | undefined
  readonly children: ReactNode
}) {
  if (entry === undefined) return <span />
  return (
    <Link to="/documentation/$category/$article" params={{ category: entry.category, article: entry.slug }}>
      <span>{children}</span>
      {entry.title}
    </Link>
  )
}
