import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import searchField from '#src/ui/site/search-field.module.css'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { type Category, categories } from './categories.ts'
import { matchingCategories } from './category-search.ts'
import classes from './documentation.module.css'

const loadHits = () => import('./text-hits.tsx')
const TextHits = onDemand(loadHits)

/** Loads the search and its texts before the first letter is typed. */
function preloadSearch(): void {
  void Promise.all([loadHits(), import('virtual:documentation/texts')]).catch(() => {
    // The search itself reports errors.
  })
}

interface DocumentationScreenProps {
  readonly title: string
  readonly summary: string
  /** Search text from the URL. */
  readonly searched: string | undefined
  readonly onSearch: (text: string) => void
}

/** Documentation categories with their articles, and a full-text search. */
export function DocumentationScreen({ title, summary, searched = '', onSearch }: DocumentationScreenProps) {
  const hydrated = useHydrated()
  const text = hydrated ? searched : ''
  const shown = matchingCategories(categories, text)
  const id = useId()
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Documentation', path: '/documentation' }]} />}
        title={title}
        lead={summary}
        actions={
          <search className={classes.search}>
            <label className="visually-hidden" htmlFor={id}>
              Search the documentation
            </label>
            <input
              id={id}
              type="search"
              className={searchField.field}
              placeholder="Search the documentation"
              maxLength={100}
              value={text}
              onFocus={preloadSearch}
              onChange={(event) => onSearch(event.currentTarget.value)}
            />
          </search>
        }
      />
      <Section
        title={text.trim() === '' ? 'Guides' : 'Categories'}
        lead={
          <>
            Step-by-step guides for every product. For every API operation, see the{' '}
            <Anchor to="/documentation/api" underline="always">
              API reference
            </Anchor>
            . Follow new articles in the{' '}
            <a href={`${import.meta.env.BASE_URL}documentation/feed.xml`}>RSS feed</a>.
          </>
        }
      >
        <p className="visually-hidden" role="status">
          {text.trim() !== '' && `${shown.length} of ${categories.length} categories shown`}
        </p>
        {shown.length === 0 ? (
          <div className={classes.none}>
            <p>No category matches “{text}”.</p>
            <Button variant="outline" onClick={() => onSearch('')}>
              Clear the search
            </Button>
          </div>
        ) : (
          <ul className={classes.categories}>
            {shown.map((category) => (
              <CategoryCard key={category.slug} category={category} />
            ))}
          </ul>
        )}
      </Section>
      {text.trim() !== '' && <TextHits searched={text} hasCategories={shown.length > 0} />}
    </>
  )
}

function CategoryCard({ category: { slug, title, description, articles } }: { readonly category: Category }) {
  return (
    <li className={classes.category} id={slug}>
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <Link to="/documentation/$category/$article" params={{ category: slug, article: article.slug }}>
              {article.title}
            </Link>
            <span>
              {article.by === null ? article.difficulty : article.by.author} · {article.minutes} min
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
