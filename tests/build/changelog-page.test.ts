import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtFolder, repositoryRoot } from './support/builds.ts'

const html = readFileSync(join(builtFolder('production'), 'changelog.html'), 'utf8')
const markdown = readFileSync(join(repositoryRoot, 'CHANGELOG.md'), 'utf8')

/** Text content of each match of a pattern, whose last group is markup. */
const textsOf = (pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => (match.at(-1) ?? '').replace(/<[^>]*>/g, '').trim())

it('the changelog page has the areas of the file, each with a link to its heading and the number of entries', () => {
  const areas = markdown.split(/^### /m).slice(1)
  const titles = areas.map((area) => area.split('\n')[0] ?? '')
  expect(titles).toContain('Breaking changes')
  expect(textsOf(/<h3 id="[^"]+">(.*?)<\/h3>/g)).toEqual(titles)

  const [, navigation = ''] = /<nav aria-label="Next release: changes by area">(.*?)<\/nav>/s.exec(html) ?? []
  const links = [...navigation.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/gs)]
  expect(links.map(([, , text = '']) => text.replace(/<[^>]*>/g, ''))).toEqual(
    areas.map((area, index) => `${titles[index]} ${area.split(/^- /m).length - 1}`),
  )
  for (const [index, [, anchor]] of links.entries())
    expect(html).toContain(`<h3 id="${anchor}">${titles[index]}</h3>`)
})

it('the changelog page has the subject of each entry in bold', () => {
  const subjects = [...markdown.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, subject = '']) => subject)
  expect(subjects.length).toBeGreaterThan(10)
  expect(textsOf(/<li[^>]*><strong>(.*?)<\/strong>/g)).toEqual(
    subjects.map((subject) => subject.replaceAll('`', '').replace(/\s+/g, ' ')),
  )
})
