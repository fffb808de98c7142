import { expect, it } from 'vitest'
import { match } from './match.ts'

const entries = [
  { label: 'Virtual Machines', keywords: ['vm', 'server'] },
  { label: 'Containers', keywords: ['docker'] },
  { label: 'Create VM', keywords: ['launch', 'server'] },
  { label: 'DNS', keywords: ['zones'] },
  { label: 'Café', keywords: [] },
  { label: 'Log out' },
]

const found = (query: string) => match(entries, query).map((entry) => entry.label)

it('keeps all entries for an empty query', () => {
  expect(found('')).toHaveLength(entries.length)
  expect(found('   ')).toHaveLength(entries.length)
})

it('ranks names starting with the query first', () => {
  expect(found('c')).toEqual(
    ['Containers', 'Create VM', 'Café', 'Virtual Machines', 'DNS'].filter((label) => label !== 'DNS'),
  )
  expect(found('vm')).toEqual(['Create VM', 'Virtual Machines'])
})

it('requires every word in any order and case', () => {
  expect(found('MACH virt')).toEqual(['Virtual Machines'])
  expect(found('create server')).toEqual(['Create VM'])
  expect(found('create docker')).toEqual([])
})

it('ignores accents', () => {
  expect(found('cafe')).toEqual(['Café'])
  expect(found('CAFÉ')).toEqual(['Café'])
})

it('matches keywords', () => expect(found('zones')).toEqual(['DNS']))
