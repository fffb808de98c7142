import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticleEntries } from '../vite/documentation.ts'
import { header } from './header.ts'

/** Generates the sections of the help articles, without code, for the chat assistant of the mock. */
export function emitHelpArticles(folder: string): void {
  const sections = readArticleEntries(false).flatMap(({ entry: { category, slug, summary }, prose }) =>
    prose.sections.map(({ id, heading, text }) => ({
      title: prose.title,
      path: `/documentation/${category}/${slug}${id === '' ? '' : `#${id}`}`,
      heading,
      text: id === '' ? `${summary} ${text}`.trim() : text,
    })),
  )
  const rows = sections.map((section) => `  ${JSON.stringify(section)},`).join('\n')
  writeFileSync(
    join(folder, 'help-articles.gen.ts'),
    `${header}
/** Section of a help article. The first one of an article has no heading. */
export interface HelpSection {
  readonly title: string
  readonly path: string
  readonly heading: string
  readonly text: string
}

export const helpSections: readonly HelpSection[] = [
${rows}
]
`,
  )
}
