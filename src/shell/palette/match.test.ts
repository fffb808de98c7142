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

it('keeps all entries while nothing is asked for', () => {
  expect(found('')).toHaveLength(entries.length)
  expect(found('   ')).toHaveLength(entries.length)
})

it('puts a name that begins with the query first', () => {
  expect(found('c')).toEqual(
    ['Containers', 'Create VM', 'Café', 'Virtual Machines', 'DNS'].filter((label) => label !== 'DNS'),
  )
  expect(found('vm')).toEqual(['Create VM', 'Virtual Machines'])
})

it('takes every word, in any order and case', () => {
  expect(found('MACH virt')).toEqual(['Virtual Machines'])
  expect(found('create server')).toEqual(['Create VM'])
  expect(found('create docker')).toEqual([])
})

it('does not mind accents', () => {
  expect(found('cafe')).toEqual(['Café'])
  expect(found('CAFÉ')).toEqual(['Café'])
})

it('finds by keyword', () => expect(found('zones')).toEqual(['DNS']))
