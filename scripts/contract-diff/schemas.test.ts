import { describe, expect, test } from 'vitest'
import { diff, requests, responses, withOperation, worst } from './testing/diff.ts'
import { changes, integer, narrowings, string, unusual } from './testing/schema-cases.ts'

describe.for(Object.entries(requests))('in a %s', ([, place]) => {
  test.for(narrowings)('%s breaks clients, and the opposite does not', ([, , wide, narrow]) => {
    expect(worst(diff(place(wide), place(narrow)))).toBe('breaking')
    expect(worst(diff(place(narrow), place(wide)))).toBe('compatible')
  })
})

describe.for(Object.entries(responses))('in a %s', ([, place]) => {
  test.for(narrowings)('the opposite of %s breaks clients, and itself does not', (narrowing) => {
    const [, , wide, narrow, level = 'breaking'] = narrowing
    expect(worst(diff(place(narrow), place(wide)))).toBe(level)
    expect(worst(diff(place(wide), place(narrow)))).toBe('compatible')
  })
})

describe.for(Object.entries({ ...requests, ...responses }))('in a %s', ([, place]) => {
  test.for(changes)('%s is seen in either direction', ([, one, other, level = 'breaking']) => {
    expect(worst(diff(place(one), place(other)))).toBe(level)
    expect(worst(diff(place(other), place(one)))).toBe(level)
  })
  test.for(Object.entries(unusual))('%s must not be added, changed or removed', ([, [key, one, other]]) => {
    for (const [before, after] of [
      [{}, { [key]: one }],
      [{ [key]: one }, { [key]: other }],
      [{ [key]: one }, {}],
    ] as const)
      expect(diff(place(before), place(after))).toMatchObject([
        { level: 'breaking', rule: 'keyword-changed' },
      ])
  })
  test('a reworded description or example is only text', () => {
    const texts = { title: 'A', description: 'B', examples: ['c'] }
    expect(worst(diff(place(string), place({ ...string, ...texts })))).toBe('text')
  })
})

test.for(Object.entries(requests))(
  'a default of a %s that is set, changed or removed breaks clients',
  ([, place]) => {
    const [one, other] = [
      { ...integer, default: 1 },
      { ...integer, default: 2 },
    ].map((schema) => place(schema))
    for (const [before, after] of [
      [one, other],
      [place(integer), one],
      [one, place(integer)],
    ])
      expect(diff(before ?? {}, after ?? {})).toMatchObject([{ level: 'breaking', rule: 'default-changed' }])
  },
)

test.for(Object.entries(responses))('a default of a %s is no promise', ([, place]) => {
  expect(worst(diff(place({ ...integer, default: 1 }), place({ ...integer, default: 2 })))).toBe('compatible')
})

test('fields that sort a list are compared one by one', () => {
  const sort = (fields: string) => ({
    parameters: [
      { name: 'sort', in: 'query', schema: { ...string, pattern: `^-?(${fields})(,-?(${fields}))*$` } },
    ],
  })
  const [old, now] = [withOperation(sort('name|size|status')), withOperation(sort('name|status|createdAt'))]
  expect(diff(old, now).map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'breaking: query parameter `sort`: `size` was removed from the pattern',
    'compatible: query parameter `sort`: `createdAt` was added to the pattern',
  ])
})

test('schemas that refer to themselves are compared once', () => {
  const tree = (maxLength: number) => ({
    ...withOperation({
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } } },
      },
    }),
    components: {
      schemas: {
        Tree: {
          type: 'object',
          properties: {
            name: { ...string, maxLength },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
          },
        },
      },
    },
  })
  expect(diff(tree(8), tree(9))).toMatchObject([{ what: 'Tree.name: `maxLength` 8 → 9' }])
})

test('a permission that a team role loses breaks clients', () => {
  const roles = (...permissions: string[]) =>
    requests['request-body']?.({ 'x-permissions': { Admin: permissions } }) ?? {}
  expect(diff(roles('deploy', 'view_logs'), roles('deploy', 'manage_team'))).toMatchObject([
    {
      level: 'breaking',
      rule: 'role-lost-permission',
      what: expect.stringContaining('Admin no longer has `view_logs`'),
    },
    { level: 'compatible', rule: 'role-got-permission' },
  ])
})
