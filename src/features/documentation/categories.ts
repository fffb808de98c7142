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

/** Categories in reading order for new users. Production builds have no articles about the sandbox. */
export const categories: readonly Category[] = [
  category('getting-started', 'Getting started', 'From sign-up to your first running VM.'),
  category('compute', 'Compute', 'Create, resize and deploy VMs, GPUs and containers.'),
  category('storage', 'Storage & databases', 'Volumes, snapshots, managed databases and backups.'),
  category('networking', 'Networking', 'Load balancers, firewalls, certificates, DNS and the CDN.'),
  category('observability', 'Monitoring & logs', 'Metrics, log search and alerts.'),
  category('account', 'Team & billing', 'Members, roles, API keys, plans, budgets and invoices.'),
  category('developers', 'API', 'Do everything the console does, from your own programs.'),
  category('walkthroughs', 'Video walkthroughs', 'Short recordings of the console, with captions.'),
  category('community', 'Community guides', 'Recipes from people who use the platform.'),
  category('sandbox', 'Sandbox', 'Try this demo: fixed test inputs and a local API.'),
].filter(({ articles }) => articles.length > 0)

/** All articles in category order. */
export const reading: readonly ArticleEntry[] = categories.flatMap(({ articles }) => articles)

export function findArticle(category: string, slug: string): ArticleEntry | undefined {
  return reading.find((it) => it.category === category && it.slug === slug)
}

export function pathOf({ category, slug }: Pick<ArticleEntry, 'category' | 'slug'>): string {
  return `/documentation/${category}/${slug}`
}
