import { articles } from 'virtual:documentation'
import { describe, expect, it } from 'vitest'
import type { ArticleText } from './article.ts'
import { categories, reading } from './categories.ts'
import { matchingCategories } from './category-search.ts'
import { createOperationSearch, createTextSearch } from './full-text.ts'

const searchTexts = (texts: readonly ArticleText[], searched: string) => createTextSearch(texts)(searched)

const titles = (searched: string) => matchingCategories(categories, searched).map(({ title }) => title)

describe('the search for categories', () => {
  it('shows all without a query', () => expect(titles(' ')).toHaveLength(categories.length))
  it('searches titles, ignoring case', () => expect(titles('neTWork')).toContain('Networking'))
  it('searches descriptions', () => expect(titles('snapshots')).toContain('Storage & databases'))
  it('searches article titles', () => {
    const { title } = reading.find((it) => it.category === 'compute') ?? expect.fail()
    expect(titles(title.toUpperCase())).toEqual(['Compute'])
  })
  it('searches nothing else', () => expect(titles('kubernetes dashboard')).toEqual([]))
})

it('lists every article in one category', () => {
  expect(new Set(reading).size).toBe(articles.length)
  expect(articles.length).toBeGreaterThanOrEqual(30)
})

describe('the search for articles', () => {
  const texts = [
    {
      category: 'compute',
      slug: 'machines',
      title: 'Virtual machines',
      sections: [
        { id: '', heading: '', text: 'A machine has a disk.' },
        { id: 'resize', heading: 'Resize', text: 'Stop the machine first.' },
      ],
    },
  ]
  it('requires every word, in heading or text', () => {
    expect(searchTexts(texts, 'RESIZE machine').map(({ id }) => id)).toEqual(['resize'])
    expect(searchTexts(texts, 'resize disk')).toEqual([])
  })
  /** Excerpt of the only hit, with matches in brackets. */
  function excerptIn(text: string, searched: string): string {
    const [hit] = searchTexts(
      [{ category: 'a', slug: 'b', title: 'C', sections: [{ id: '', heading: '', text }] }],
      searched,
    )
    return (hit?.excerpt ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
  }
  it('shows matches in context', () => {
    expect(excerptIn('A machine has a disk.', 'disk')).toBe('A machine has a [disk].')
  })
  it('marks every matching word, and no part of another word', () => {
    expect(excerptIn('Portable ports: open a Port (or close a port).', 'open port')).toBe(
      '[Portable] [ports]: [open] a [Port] (or close a [port]).',
    )
    expect(excerptIn('An import opens the port.', 'port')).toBe('An import opens the [port].')
  })
  it('finds and marks words between symbols', () => {
    expect(excerptIn('Add sort=name to the address.', 'name')).toBe('Add sort=[name] to the address.')
    expect(excerptIn('Run: curl --region=fra', '$ curl region=fra')).toBe('Run: [curl] --[region]=[fra]')
    expect(excerptIn('It costs $20 a month.', '$20')).toBe('It costs $[20] a month.')
  })
  it('shows the part with most of the words', () => {
    const excerpt = excerptIn(`A disk. ${'More text. '.repeat(30)}Resize the disk.`, 'resize disk')
    expect(excerpt).toMatch(/^… .*\[Resize\] the \[disk\]\.$/)
  })
  it('keeps words whole in excerpts', () => {
    const text = `${'before it '.repeat(20)}disk${' behind it'.repeat(20)}`
    expect(excerptIn(text, 'disk')).toMatch(
      /^… (it )?(before it ){6,7}\[disk\]( behind it){6,7}( behind)? …$/,
    )
  })
  it('ranks headings first', () =>
    expect(
      searchTexts(
        [
          {
            category: 'a',
            slug: 'b',
            title: 'C',
            sections: [
              { id: '1', heading: 'One', text: 'about disks' },
              { id: '2', heading: 'Disks', text: 'more' },
            ],
          },
        ],
        'disks',
      ).map(({ id }) => id),
    ).toEqual(['2', '1']))
  it('counts words of the title, with one hit if nothing else matches', () => {
    expect(searchTexts(texts, 'virtual').map(({ id }) => id)).toEqual([''])
    expect(searchTexts(texts, 'virtual stop').map(({ id }) => id)).toEqual(['resize'])
  })
  it('forgives a typing mistake, and completes words', () => {
    expect(searchTexts(texts, 'machnes').map(({ id }) => id)).toEqual([''])
    expect(searchTexts(texts, 'resi').map(({ id }) => id)).toEqual(['resize'])
  })
  it('finds nothing for an empty query', () => expect(searchTexts(texts, ' ')).toEqual([]))
})

describe('the search for operations', () => {
  const operation = (id: string, summary: string) => ({ id, method: 'GET', path: `/${id}`, summary })
  const tags = [
    {
      name: 'vms',
      title: 'Virtual machines',
      description: '',
      operations: [operation('listVms', 'List machines'), operation('resizeVm', 'Change the size of a VM')],
    },
  ]
  const found = (searched: string) => createOperationSearch(tags)(searched).map(({ id }) => id)
  it('requires every word, in part, summary, path or id', () => {
    expect(found('MACHINES size')).toEqual(['resizeVm'])
    expect(found('/resizevm')).toEqual(['resizeVm'])
    expect(found('machines disk')).toEqual([])
  })
  it('ranks summaries first', () => expect(found('machines')).toEqual(['listVms', 'resizeVm']))
  it('finds nothing for an empty query', () => expect(found(' ')).toEqual([]))
})
