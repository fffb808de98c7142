import { expect, it } from 'vitest'
import { mergeOverlapping, type PlatformIncident } from './platform-status.ts'

const incident = (
  id: string,
  from: number,
  to: number | null,
  title = 'Databases slower',
): PlatformIncident => ({
  id,
  service: 'database',
  region: null,
  status: 'degraded',
  title,
  from,
  to,
})

it('merges incidents of one title that overlap, into the first of them', () => {
  expect(
    mergeOverlapping([
      incident('c', 25, 40),
      incident('a', 10, 20),
      incident('b', 15, 30),
      incident('other', 12, 18, 'Volumes slower'),
      incident('later', 41, 50),
    ]),
  ).toEqual([incident('a', 10, 40), incident('other', 12, 18, 'Volumes slower'), incident('later', 41, 50)])
})

it('is in progress as long as one of them is', () => {
  expect(mergeOverlapping([incident('a', 10, null), incident('b', 15, 30), incident('c', 40, 45)])).toEqual([
    incident('a', 10, null),
  ])
})
