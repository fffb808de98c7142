import { expect, it } from 'vitest'
import { levelData, levelStacks } from './level-stacks.ts'

const bucket = (error: number, warn: number, info: number, debug: number) => ({
  at: '2026-03-02T09:00:00Z',
  error,
  warn,
  info,
  debug,
})

const dataOf = (...buckets: ReturnType<typeof bucket>[]) =>
  levelData({
    from: '2026-03-02T09:00:00Z',
    to: '2026-03-02T10:00:00Z',
    stepSeconds: 60,
    total: 0,
    approximate: false,
    buckets,
  })

it('has a series per level', () => {
  const data = dataOf(bucket(1, 2, 3, 4), bucket(0, 0, 5, 0))
  expect(data.from).toBe(Date.parse('2026-03-02T09:00:00Z'))
  expect(data.series.map(({ key, values }) => [key, values])).toEqual([
    ['ERROR', [1, 0]],
    ['WARN', [2, 0]],
    ['INFO', [3, 5]],
    ['DEBUG', [4, 0]],
  ])
})

it('stacks levels from most severe up, scaled to the highest bucket', () => {
  const [first, second] = levelStacks(dataOf(bucket(10, 20, 30, 40), bucket(0, 0, 50, 0)), 100)
  expect(first).toEqual([
    { level: 'ERROR', top: 90, height: 10 },
    { level: 'WARN', top: 70, height: 20 },
    { level: 'INFO', top: 40, height: 30 },
    { level: 'DEBUG', top: 0, height: 40 },
  ])
  expect(second).toEqual([{ level: 'INFO', top: 50, height: 50 }])
})

it('shows one line among thousands, within the picture', () => {
  const [stack = []] = levelStacks(dataOf(bucket(1, 0, 9999, 1)), 100)
  expect(stack.map(({ level, height }) => [level, height])).toEqual([
    ['ERROR', 2],
    ['INFO', expect.closeTo(96)],
    ['DEBUG', 2],
  ])
  expect(stack.at(-1)?.top).toBeCloseTo(0)
})

it('draws nothing for empty buckets', () => {
  expect(levelStacks(dataOf(bucket(0, 0, 0, 0)), 100)).toEqual([[]])
  expect(levelStacks(dataOf(), 100)).toEqual([])
})
