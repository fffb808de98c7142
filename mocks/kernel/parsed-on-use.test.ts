import { expect, it, vi } from 'vitest'
import { parsedOnUse } from './parsed-on-use.ts'

it('parses a value when it is first asked for, and once', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const lookUp = parsedOnUse<{ readonly type: string }>({
    Name: '{"type":"string"}',
    Size: '{"type":"integer"}',
  })
  expect(parse).not.toHaveBeenCalled()
  expect(lookUp('Name')).toEqual({ type: 'string' })
  expect(lookUp('Name')).toBe(lookUp('Name'))
  expect(parse).toHaveBeenCalledTimes(1)
})

it('knows the names of the table only', () => {
  const lookUp = parsedOnUse({ Name: '1' })
  expect(lookUp('Size')).toBeUndefined()
  expect(lookUp('toString')).toBeUndefined()
})
