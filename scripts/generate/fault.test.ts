import { expect, test } from 'vitest'
import { firstFault } from './fault.ts'

test("returns the linter's first error", () => {
  const report = `validating openapi/openapi.yaml using lint rules for api 'nimbus'...

::warning title=no-unused,file=openapi/tags/me.yaml,line=3,col=1::Unused.
::error title=struct,file=openapi/tags/me.yaml,line=222,col=32,endLine=222,endColumn=37::\`type\` can be one of: "string".%0A%0ADid you mean: string ?
`
  expect(firstFault(report)).toEqual({
    file: 'openapi/tags/me.yaml',
    line: 222,
    column: 32,
    message: '`type` can be one of: "string".',
  })
})

test('prefers a dangling reference to its consequences', () => {
  const report = `::error title=house/bodies,file=openapi/tags/me.yaml,line=5,col=9::Needs the header.
::error title=no-unresolved-refs,file=openapi/tags/me.yaml,line=7,col=16::Can't resolve $ref
`
  expect(firstFault(report)).toMatchObject({ line: 7, message: "Can't resolve $ref" })
})

test('returns nothing for a clean report', () => {
  expect(firstFault('openapi/openapi.yaml: validated in 30ms')).toBeUndefined()
})
