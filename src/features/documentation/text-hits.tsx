import { tags } from 'virtual:api-reference'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { withQueryClient } from '#src/api/with-query-client.tsx'
import { announce } from '#src/ui/announce.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Section } from '#src/ui/site/section.tsx'
import classes from './documentation.module.css'
import { createOperationSearch, createTextSearch, type Hit, type OperationHit } from './full-text.ts'

/** Loads the texts of all articles, and indexes them. */
async function loadSearch(): Promise<(searched: string) => Hit[]> {
  const { texts } = await import('virtual:documentation/texts')
  return createTextSearch(texts)
}

const searchOperations = createOperationSearch(tags)

interface TextHitsProps {
  readonly searched: string
  /** True if a category matches, too. */
  readonly hasCategories: boolean
}

/** Search results in the texts of articles and in the API reference. */
function TextHits({ searched, hasCategories }: TextHitsProps) {
  const search = useQuery({
    queryKey: ['documentation-search'],
    queryFn: loadSearch,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hits = search.data?.(searched) ?? []
  const operations = searchOperations(searched)
  const isEmpty = search.isSuccess && hits.length === 0 && operations.length === 0
  const results = hits.length === 1 ? '1 result' : `${hits.length} results`
  const found = `${results} in the articles, ${operations.length} in the API reference`
  useEffect(() => {
    if (search.isSuccess) announce(found)
  }, [search.isSuccess, found])
  return (
    <>
      {search.isError && <ErrorState error={search.error} onRetry={() => void search.refetch()} />}
      {hits.length > 0 && <ArticleHits hits={hits} />}
      {operations.length > 0 && <OperationHits hits={operations} />}
      {isEmpty && !hasCategories && (
        <p className={classes.nothing}>
          No guide or operation contains “{searched.trim()}”. Try fewer or different words.
        </p>
      )}
    </>
  )
}

function ArticleHits({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <Section title="In the articles" tone="band">
      <ul className={classes.hits}>
        {hits.map(({ category, slug, title, id, heading, excerpt }) => (
          <li key={`${category}/${slug}#${id}`}>
            <Link
              to="/documentation/$category/$article"
              params={{ category, article: slug }}
              {...(id !== '' && { hash: id })}
            >
              {title}
              {heading !== '' && `: ${heading}`}
            </Link>
            <p>
              {excerpt.map(({ text, isMatch }, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
                isMatch ? <mark key={index}>{text}</mark> : text,
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OperationHits({ hits }: { readonly hits: readonly OperationHit[] }) {
  return (
    <Section title="In the API reference">
      <ul className={classes.hits}>
        {hits.map(({ tag, tagTitle, id, method, path, summary }) => (
          <li key={id}>
            <Link to="/documentation/api/$tag" params={{ tag }} hash={id}>
              {tagTitle}: {summary}
            </Link>
            <p>
              <code>
                {method} {path}
              </code>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Default export for loading on demand. */
export default withQueryClient(TextHits)
