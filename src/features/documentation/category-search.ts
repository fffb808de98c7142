import type { Category } from './categories.ts'

/**
 * The categories in whose title, description or title of any article the search text occurs, in whatever case. Nothing
 * searched for is in all of them.
 */
export function matchingCategories(categories: readonly Category[], searched: string): Category[] {
  const text = searched.trim().toLowerCase()
  return categories.filter(({ title, description, articles }) =>
    [title, description, ...articles.map((article) => article.title)].some((it) =>
      it.toLowerCase().includes(text),
    ),
  )
}
