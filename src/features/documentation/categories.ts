import { articles } from 'virtual:documentation'
import type { ArticleEntry } from './article.ts'

export interface Category {
  /** URL segment. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly articles: readonly ArticleEntry[]
}

const category = (slug: string, title: string, description: string): Category => ({
  slug,
  title,
  description,
  articles: articles.filter((article) => article.category === slug),
})

/** Categories in reading order for new users. */
export const categories: readonly Category[] = [
  category('getting-started', 'Getting Started', 'From an account to the first machine that runs.'),
  category('compute', 'Compute', 'Virtual machines, GPUs and containers: create, resize, deploy.'),
  category('storage', 'Storage & Databases', 'Volumes, snapshots, managed databases and their backups.'),
  category('networking', 'Networking', 'Load balancers, firewalls, DNS and the CDN.'),
  category('observability', 'Monitoring & Logs', 'Metrics, log search, and alerts that say what is wrong.'),
  category('account', 'Team & Billing', 'Roles, API keys and what things cost.'),
  category('developers', 'API', 'Everything the console does, from your own programs.'),
]

/** All articles in category order. */
export const reading: readonly ArticleEntry[] = categories.flatMap(({ articles }) => articles)

export function findArticle(category: string, slug: string): ArticleEntry | undefined {
  return reading.find((it) => it.category === category && it.slug === slug)
}

export function pathOf({ category, slug }: Pick<ArticleEntry, 'category' | 'slug'>): string {
  return `/documentation/${category}/${slug}`
}
