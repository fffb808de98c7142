import { describe, expect, it } from 'vitest'
import { countOf, describeRange, listState, moreText, resultText } from './list-state.ts'

const page = (total: number, items: readonly string[] = ['a']) => ({ items, page: 1, pageSize: 20, total })
const base = { page: undefined, error: null, online: true, narrowed: false }
const error = { status: 500, title: 'Internal error', detail: 'The fault is ours.', code: 'internal_error' }

describe('listState', () => {
  it('is loading until there is a page or a problem', () => {
    expect(listState(base)).toEqual({ kind: 'loading' })
  })

  it('shows why the first load failed', () => {
    expect(listState({ ...base, error })).toEqual({ kind: 'error', error })
  })

  it('reports a lost connection only as the cause of a failure', () => {
    expect(listState({ ...base, online: false, error })).toEqual({ kind: 'offline' })
    expect(listState({ ...base, online: false })).toEqual({ kind: 'loading' })
    expect(listState({ ...base, online: false, page: page(1) })).toMatchObject({ kind: 'rows', stale: null })
  })

  it('distinguishes an empty list from no matches', () => {
    expect(listState({ ...base, page: page(0, []) })).toEqual({ kind: 'empty' })
    expect(listState({ ...base, page: page(0, []), narrowed: true })).toEqual({ kind: 'no-match' })
  })

  it('keeps rows through failed refetches, marked as outdated', () => {
    expect(listState({ ...base, page: page(1) })).toMatchObject({ kind: 'rows', stale: null })
    expect(listState({ ...base, page: page(1), error })).toMatchObject({
      kind: 'rows',
      stale: { because: 'error', error },
    })
    expect(listState({ ...base, page: page(1), online: false, error })).toMatchObject({
      kind: 'rows',
      stale: { because: 'offline' },
    })
  })

  it('removes rows from people who lose access', () => {
    const forbidden = { ...error, status: 403 }
    expect(listState({ ...base, page: page(1), error: forbidden })).toEqual({
      kind: 'error',
      error: forbidden,
    })
  })
})

describe('counting', () => {
  const number = (value: number) => value.toLocaleString('en-US')
  const noun = { one: 'virtual machine', many: 'virtual machines' }

  it('describes the range of rows and the total', () => {
    const rows = Array.from({ length: 20 }, () => 'x')
    expect(describeRange({ items: rows, page: 3, pageSize: 20, total: 10_000 }, noun, number)).toBe(
      '41–60 of 10,000 virtual machines',
    )
    expect(describeRange({ items: ['x'], page: 1, pageSize: 20, total: 1 }, noun, number)).toBe(
      '1–1 of 1 virtual machine',
    )
    expect(describeRange({ items: [], page: 1, pageSize: 20, total: 0 }, noun, number)).toBe(
      '0 virtual machines',
    )
  })

  it('pluralizes the noun', () => {
    expect(countOf(1, noun, number)).toBe('1 virtual machine')
    expect(countOf(1204, noun, number)).toBe('1,204 virtual machines')
  })

  it('describes the matches, and nothing while loading', () => {
    expect(resultText({ kind: 'rows', page: page(1), stale: null }, noun, number)).toBe(
      '1–1 of 1 virtual machine',
    )
    expect(resultText({ kind: 'no-match' }, noun, number)).toBe('No virtual machines match')
    expect(resultText({ kind: 'loading' }, noun, number)).toBeNull()
  })

  it('counts loaded rows of an endless list', () => {
    expect(moreText({ kind: 'rows', page: page(1), stale: null }, noun, number)).toBe(
      'The first 1 virtual machine',
    )
    expect(moreText({ kind: 'no-match' }, noun, number)).toBe('No virtual machines match')
  })
})
