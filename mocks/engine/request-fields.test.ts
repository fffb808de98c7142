import { expect, test } from 'vitest'
import { completeFieldError, findField, requestFields } from './request-fields.ts'

const pointersOf = (fields: ReturnType<typeof requestFields>) =>
  fields.map((field) => `${field.in} ${field.pointer}`)

test('names the fields of body and parameters, also in lists', () => {
  expect(pointersOf(requestFields('createVm'))).toEqual(
    expect.arrayContaining(['body /names/0', 'body /sizeId', 'header /Idempotency-Key']),
  )
  expect(pointersOf(requestFields('replaceFirewallRules'))).toContain('body /rules/0/ports')
  expect(pointersOf(requestFields('listVms'))).toEqual(expect.arrayContaining(['query /q', 'query /page']))
  expect(pointersOf(requestFields('getVm'))).toEqual(['path /vmId'])
})

test('a pointer may have any index', () => {
  expect(findField('replaceFirewallRules', { pointer: '/rules/12/ports' })).toMatchObject({
    pointer: '/rules/0/ports',
  })
  expect(findField('createVm', { pointer: '/nme' })).toBeUndefined()
})

test('completes an error from the schema of its field', () => {
  expect(completeFieldError('createVolume', { pointer: '/name', code: 'too_long' })).toEqual({
    in: 'body',
    pointer: '/name',
    code: 'too_long',
    message: 'This must have at most 63 characters.',
  })
  expect(completeFieldError('createVolume', { pointer: '/name' }).code).toBe('wrong_format')
  expect(
    completeFieldError('createVolume', { pointer: '/name', code: 'odd', message: 'Odd.' }),
  ).toMatchObject({
    code: 'odd',
    message: 'Odd.',
  })
  expect(completeFieldError('createVolume', { pointer: '/name', code: 'odd' }).message).toBe(
    'This value is not accepted.',
  )
})

test('every field of every request has an error to offer', async () => {
  const { operations } = await import('../contract/operations.gen.ts')
  for (const id of Object.keys(operations) as (keyof typeof operations)[]) {
    for (const field of requestFields(id)) {
      expect(field.isOpen || field.errors.length > 0, `${id} ${field.pointer}`).toBe(true)
      expect(new Set(field.errors.map(({ code }) => code)).size).toBe(field.errors.length)
    }
  }
})
