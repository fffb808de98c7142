import { expect, test } from 'vitest'
import { requests, responses } from './testing/diff.ts'
import { oasdiffRules } from './testing/oasdiff-rules.ts'
import { contracts, operations } from './testing/operation-cases.ts'
import { changes, narrowings, unusual } from './testing/schema-cases.ts'

const ofUnusual = Object.keys(unusual).flatMap((keyword) =>
  ['added', 'changed', 'removed', 'increased', 'decreased'].map((change) => `${keyword}-${change}`),
)

/** Rules that the tests of schemas cover, without the place that they begin with. */
const inRequests = [
  ...narrowings.map(([narrowed]) => narrowed),
  ...changes.map(([rule]) => rule),
  ...['added', 'changed', 'removed'].map((change) => `default-value-${change}`),
  ...ofUnusual,
]
const inResponses = [
  ...narrowings.map(([, widened]) => widened),
  ...changes.map(([rule]) => rule),
  ...ofUnusual,
]

const covered = new Set([
  ...Object.keys(requests).flatMap((place) => inRequests.map((rule) => `${place}-${rule}`)),
  ...Object.keys(responses).flatMap((place) => inResponses.map((rule) => `${place}-${rule}`)),
  ...[...operations, ...contracts].flatMap(([, , , ...rules]) => rules),
])

/** Rules that need no case of their own, by reason. */
const exempt: Readonly<Record<string, RegExp>> = {
  'the contract has no sunset dates and stability levels: a removal breaks clients anyway':
    /sunset|stability/,
  'a new path parameter is a new path': /^new-request-path-parameter$/,
  'parameters of paths are in operations.test.ts': /^new-required-request-default-parameter/,
  'removed operations are in operations.test.ts': /^api-removed-without-deprecation$/,
  'media types are compared by their exact name': /^response-media-type-name-generalized$/,
  'more alternatives are compatible in requests': /^request-body-wrapped-in-one-of$/,
  'writeOnly is in schemas.test.ts, for every property': /^response-required-property-became-not-write-only$/,
}

test('every rule of oasdiff with the level error or warning has a case', () => {
  const reasons = Object.values(exempt)
  const missing = oasdiffRules.filter((rule) => !covered.has(rule) && !reasons.some((it) => it.test(rule)))
  expect(missing).toEqual([])
  expect(oasdiffRules).toHaveLength(243)
})
