import { expect, test } from 'vitest'
import { type CollectionName, collections } from '../../db/index.ts'
import { rowFields } from './row-fields.ts'

const kindsOf = (collection: CollectionName) =>
  Object.fromEntries(rowFields(collection).map(({ name, kind }) => [name, kind]))

test('dates are dates and enums are choices', () => {
  const fields = rowFields('vms')
  expect(kindsOf('vms')).toMatchObject({
    id: 'text',
    name: 'text',
    status: 'choice',
    createdAt: 'time',
    startedAt: 'time',
    isUnused: 'choice',
    transition: 'object',
    sshKeyIds: 'json',
  })
  const field = (name: string) => fields.find((it) => it.name === name)
  expect(field('status')?.options).toContain('running')
  expect(field('isUnused')?.options).toEqual([true, false])
  expect(field('startedAt')).toMatchObject({ isNullable: true })
  expect(field('createdAt')).toMatchObject({ isNullable: false })
  expect(field('transition')?.fields.find(({ name }) => name === 'dueAt')?.kind).toBe('time')
})

test('every point in time of every collection is one in its form', () => {
  const names = Object.keys(collections) as CollectionName[]
  for (const name of names) {
    const kinds = kindsOf(name)
    const times = Object.keys(kinds).filter((it) => /[a-z]At$/.test(it))
    expect(
      times.filter((it) => kinds[it] !== 'time' && kinds[it] !== 'json'),
      name,
    ).toEqual([])
  }
  expect(names.filter((name) => rowFields(name).length > 0).length).toBeGreaterThan(40)
})
