import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { captionsOf, type WalkthroughName, walkthroughFile, walkthroughs } from './walkthroughs.ts'

const names = Object.keys(walkthroughs) as WalkthroughName[]
const pathOf = (name: WalkthroughName, extension: 'webm' | 'webp' | 'vtt') =>
  `public/${walkthroughFile(name, extension)}`

it.each(names)('%s is recorded, small, and has its captions', (name) => {
  expect(readFileSync(pathOf(name, 'webm')).subarray(0, 4).toString('hex'), 'WebM').toBe('1a45dfa3')
  expect(statSync(pathOf(name, 'webm')).size).toBeLessThanOrEqual(300_000)
  expect(statSync(pathOf(name, 'webp')).size).toBeLessThanOrEqual(60_000)
  expect(readFileSync(pathOf(name, 'vtt'), 'utf8'), 'run npm run walkthroughs').toBe(captionsOf(name))
})

it('captions follow each other from the start to the end', () => {
  const times = [...captionsOf('search-logs').matchAll(/^(\S+) --> (\S+)$/gm)]
  expect(times.map(([, from]) => from)).toEqual([
    '00:00:00.000',
    '00:00:04.000',
    '00:00:08.000',
    '00:00:12.000',
  ])
  expect(times.at(-1)?.[2]).toBe('00:00:16.000')
})
