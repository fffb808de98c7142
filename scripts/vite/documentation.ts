import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { ArticleEntry, ArticleText } from '../../src/features/documentation/article.ts'
import { highlight } from './highlight.ts'

const root = join(import.meta.dirname, '../..')
const folder = 'src/features/documentation/articles'

const CATALOG = 'virtual:documentation'
const TEXTS = `${CATALOG}/texts`

const IDS = new RegExp(`^(?:${CATALOG}|${TEXTS})$`)
const RESOLVED_IDS = new RegExp(`^\0(?:${CATALOG}|${TEXTS})$`)

/** Category about the mock, which only mocked builds have. */
const SANDBOX = 'sandbox'

/** Words per minute. */
const READING_SPEED = 200

/**
 * Compiles each `.mdx` article to a component. Two modules with data of all articles spare the list and the search
 * from loading them: `virtual:documentation` lists the articles, `virtual:documentation/texts` has their texts by
 * section.
 */
export function documentation(): Plugin {
  let isMocked = true
  return {
    name: 'documentation',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isMocked = mode !== 'production'
    },
    resolveId: { filter: { id: IDS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED_IDS },
      handler(id) {
        const articles = readArticleEntries(isMocked)
        for (const { file } of articles) this.addWatchFile(join(root, file))
        if (id === `\0${TEXTS}`)
          return `export const texts = ${JSON.stringify(articles.map(({ text }) => text))}`
        return `export const articles = ${JSON.stringify(articles.map(({ entry }) => entry))}`
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return { code: await compileArticle(source, id), map: null, moduleType: 'js' }
      },
    },
  }
}

/** Loads the compiler at the first article: it takes 0.1 s, and few tests need it. */
async function compileArticle(value: string, path: string): Promise<string> {
  const [
    { compile },
    { default: rehypeSlug },
    { default: remarkFrontmatter },
    { default: remarkMdxFrontmatter },
  ] = await Promise.all([
    import('@mdx-js/mdx'),
    import('rehype-slug'),
    import('remark-frontmatter'),
    import('remark-mdx-frontmatter'),
  ])
  const compiled = await compile(
    { value, path },
    {
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter],
      rehypePlugins: [rehypeSlug, rehypeHighlight],
    },
  )
  return String(compiled.value)
}

/** Parts of a syntax tree of HTML (https://github.com/syntax-tree/hast) that are used here. */
interface HastNode {
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Record<string, unknown>
  children?: HastNode[]
}

/** Gives each `pre` its language and highlighted HTML as properties, which the component of `pre` takes. */
function rehypeHighlight() {
  return async (tree: HastNode): Promise<void> => {
    for (const pre of elementsOf(tree, 'pre')) {
      const [code] = pre.children ?? []
      const [name] = [code?.properties?.className].flat()
      const language = String(name ?? '').replace('language-', '')
      const text = code?.children?.map(({ value = '' }) => value).join('') ?? ''
      Object.assign((pre as { properties: object }).properties, {
        language,
        html: await highlight(text.trimEnd(), language),
      })
      pre.children = []
    }
  }
}

function elementsOf(node: HastNode, name: string): HastNode[] {
  const inner = (node.children ?? []).flatMap((child) => elementsOf(child, name))
  return node.tagName === name ? [node, ...inner] : inner
}

interface ReadArticle {
  /** Path relative to the repository. */
  readonly file: string
  readonly entry: ArticleEntry
  readonly text: ArticleText
  /** Text without code. */
  readonly prose: ArticleText
}

/** Articles in reading order. */
export function readArticleEntries(withSandbox: boolean): ReadArticle[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (withSandbox || entry.name !== SANDBOX))
    .flatMap(({ name: category }) =>
      readdirSync(join(root, folder, category))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => readArticle(category, name.replace(/\.mdx$/, ''))),
    )
    .sort((a, b) => a.order - b.order)
}

interface FrontMatter {
  readonly title: string
  readonly summary: string
  readonly difficulty: ArticleEntry['difficulty']
  /** Position in the category. */
  readonly order: number
  /** Guides of the community have both. */
  readonly author?: string
  readonly date?: string
}

function readArticle(category: string, slug: string): ReadArticle & { readonly order: number } {
  const file = `${folder}/${category}/${slug}.mdx`
  const [, head = '', body = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m, 3)
  const { title, summary, difficulty, order, author, date } = parse(head) as FrontMatter
  const by = author === undefined || date === undefined ? null : { author, date }
  const sections = sectionsOf(body)
  const words = sections.flatMap(({ heading, text }) => `${heading} ${text}`.split(/\s+/)).length
  const minutes = Math.max(1, Math.round(words / READING_SPEED))
  const headings = sections.filter(({ id }) => id !== '').map(({ id, heading }) => ({ id, heading }))
  return {
    file,
    order,
    entry: { category, slug, title, summary, difficulty, minutes, headings, by },
    text: { category, slug, title, sections },
    prose: { category, slug, title, sections: sectionsOf(body.replaceAll(/^```[\s\S]*?^```$/gm, '')) },
  }
}

/** Plain text under each second-level heading. The first section has no heading. */
function sectionsOf(body: string): ArticleText['sections'] {
  const [before = '', ...others] = body.split(/^## /m)
  const rest = others.map((section) => {
    const end = section.indexOf('\n')
    const heading = toPlainText(section.slice(0, end))
    return { id: slugOf(heading), heading, text: toPlainText(section.slice(end)) }
  })
  return [{ id: '', heading: '', text: toPlainText(before) }, ...rest]
}

/** Removes Markdown syntax. */
function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$|^<.*>$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|^#+ |^- /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Slug of a heading, like that of `rehype-slug` for English text. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}
