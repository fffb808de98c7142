import type { Category } from './categories.ts'

/** Categories whose title, description or article titles contain the text, ignoring case. An empty text matches all. */
export function matchingCategories(categories: readonly Category[], searched: string): Category[] {
  const text = searched.trim().toLowerCase()
  return categories.filter(({ title, description, articles }) =>
    [title, description, ...articles.map((article) => article.title)].some((it) =>
      it.toLowerCase().includes(text),
    ),
  )
}
