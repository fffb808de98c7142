import { IconBook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { PaletteEntry } from './palette-entry.ts'

/** Articles of the documentation by title, summary and headings. Their list loads when the palette opens. */
export function usePaletteDocs(query: string): {
  readonly articles: readonly PaletteEntry[]
  /** Searches the full texts and the API reference. */
  readonly search: readonly PaletteEntry[]
} {
  const router = useRouter()
  const { data: articles = [] } = useQuery({
    queryKey: ['documentation-articles'],
    queryFn: async () => (await import('virtual:documentation')).articles,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const wanted = query.trim()
  return {
    articles: articles.map(({ category, slug, title, summary, headings }) => ({
      id: `article-${category}/${slug}`,
      label: title,
      hint: 'Article',
      keywords: [summary, ...headings.map(({ heading }) => heading)],
      icon: IconBook,
      run: () =>
        void router.navigate({
          to: '/documentation/$category/$article',
          params: { category, article: slug },
        }),
    })),
    search:
      wanted === ''
        ? []
        : [
            {
              id: 'search-documentation',
              label: `Search the documentation for “${wanted}”`,
              icon: IconBook,
              run: () => void router.navigate({ to: '/documentation', search: { q: wanted } }),
            },
          ],
  }
}
