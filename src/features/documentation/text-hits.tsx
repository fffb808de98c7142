import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { withQueryClient } from '#src/api/with-query-client.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Section } from '#src/ui/site/section.tsx'
import type { ArticleText } from './article.ts'
import { findArticle } from './categories.ts'
import classes from './documentation.module.css'
import { searchTexts } from './full-text.ts'

/** Loads the texts of all articles on the first search. */
async function loadTexts(): Promise<readonly ArticleText[]> {
  const { texts } = await import('virtual:documentation/texts')
  return texts
}

/** Full-text search results. */
function TextHits({ searched }: { readonly searched: string }) {
  const texts = useQuery({
    queryKey: ['documentation-texts'],
    queryFn: loadTexts,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hits = searchTexts(texts.data ?? [], searched)
  return (
    <Section title="In the articles" tone="band">
      <div aria-busy={texts.isPending}>
        {texts.isError && <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />}
        {texts.isSuccess && hits.length === 0 && <p role="status">No article has all of these words.</p>}
        <ul className={classes.hits}>
          {hits.map(({ category, slug, id, heading, before, found, after }) => (
            <li key={`${category}/${slug}#${id}`}>
              <Link
                to="/documentation/$category/$article"
                params={{ category, article: slug }}
                {...(id !== '' && { hash: id })}
              >
                {findArticle(category, slug)?.title}
                {heading !== '' && `: ${heading}`}
              </Link>
              <p>
                {before}
                <mark>{found}</mark>
                {after}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Default export for loading on demand. */
export default withQueryClient(TextHits)
