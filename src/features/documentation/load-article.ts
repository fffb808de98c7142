import type { ComponentType } from 'react'
import type { ArticleEntry } from './article.ts'
import { findArticle } from './categories.ts'

/** MDX component. `components` overrides elements such as `pre`, `a` and headings. */
type ArticleBody = ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>

export interface LoadedArticle {
  readonly entry: ArticleEntry
  readonly Body: ArticleBody
}

type ArticleModule = { readonly default: ArticleBody }

const files = {
  ...import.meta.glob<ArticleModule>(['./articles/*/*.mdx', '!./articles/sandbox/*.mdx']),
  ...(__MOCKS__ ? import.meta.glob<ArticleModule>('./articles/sandbox/*.mdx') : {}),
}

export async function loadArticle(category: string, slug: string): Promise<LoadedArticle | undefined> {
  const entry = findArticle(category, slug)
  const file = await files[`./articles/${category}/${slug}.mdx`]?.()
  return entry && file && { entry, Body: file.default }
}
