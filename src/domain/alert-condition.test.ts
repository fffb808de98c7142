import { describe, expect, test } from 'vitest'
import { ALERT_METRICS } from './alert.ts'
import { formatCondition, meetsCondition, parseCondition } from './alert-condition.ts'

describe('parseCondition', () => {
  test.each([
    ['CPU above 80%', 'cpu', 'above', 80],
    ['cpu > 80%', 'cpu', 'above', 80],
    ['  cpu>80 ', 'cpu', 'above', 80],
    ['CPU usage is greater than 80 percent', 'cpu', 'above', 80],
    ['Memory exceeds 90.5 %', 'memory', 'above', 90.5],
    ['disk free < 10%', 'storage_free', 'below', 10],
    ['Free disk space drops below 10 %', 'storage_free', 'below', 10],
    ['disk usage over 85', 'storage', 'above', 85],
    ['error rate above 5%', 'error_rate', 'above', 5],
    ['latency over 250 ms', 'latency', 'above', 250],
    ['response time > 1.5 s', 'latency', 'above', 1500],
    ['requests above 1,200 per second', 'requests', 'above', 1200],
    ['requests < 60 per minute', 'requests', 'below', 1],
    ['more than 100 connections', null, null, null],
    ['connections more than 100 connections', 'connections', 'above', 100],
    ['healthy targets below 2', 'healthy_targets', 'below', 2],
  ])('%s', (text, metric, operator, threshold) => {
    const { condition } = parseCondition(text)
    expect(condition).toEqual(metric === null ? null : { metric, operator, threshold })
  })

  test.each(ALERT_METRICS)('accepts every spelling of %s', (metric) => {
    for (const operator of ['above', 'below'] as const) {
      const condition = { metric, operator, threshold: 12.5 }
      expect(parseCondition(formatCondition(condition)).condition).toEqual(condition)
    }
  })
})

describe('reports errors with their positions', () => {
  const at = (text: string) => {
    const { problem } = parseCondition(text)
    return problem && { at: text.slice(problem.from, problem.to), ...problem }
  }

  test('an empty text', () => {
    expect(at('  ')).toMatchObject({ message: 'Enter a condition, such as CPU above 80%.' })
  })

  test('an unknown metric, with a suggestion', () => {
    expect(at('memroy above 90%')).toMatchObject({ at: 'memroy', suggestion: 'Memory above 90%' })
    expect(at('memroy above 90%')?.message).toBe('There is no metric “memroy”. Did you mean Memory?')
    expect(at('happiness < 3')).toMatchObject({ at: 'happiness', suggestion: null })
    expect(at('happiness < 3')?.message).toContain('There are CPU, Memory')
  })

  test('no metric', () => {
    expect(at('> 80%')).toMatchObject({ at: '>', message: 'Start with a metric, such as CPU or Memory.' })
    expect(at('80%')).toMatchObject({ message: 'Start with a metric, such as CPU or Memory.' })
  })

  test('a missing or unknown comparison', () => {
    expect(at('CPU 80%')).toMatchObject({ at: '80%', suggestion: 'CPU > 80%' })
    expect(at('disk free 10%')).toMatchObject({ suggestion: 'disk free < 10%' })
    expect(at('CPU >= 80%')).toMatchObject({ at: '>=', suggestion: 'CPU > 80%' })
    expect(at('CPU = 80%')).toMatchObject({ at: '=', message: 'Compare with > (above) or < (below).' })
  })

  test('a missing or invalid number', () => {
    expect(at('CPU above')).toMatchObject({ at: '', from: 9, suggestion: 'CPU above 80%' })
    expect(at('CPU above lots')).toMatchObject({ at: 'lots' })
  })

  test('a decimal comma', () => {
    expect(at('Error rate > 0,5 %')).toMatchObject({
      at: '0,5',
      message: 'Write decimals with a point: 0.5.',
      suggestion: 'Error rate > 0.5 %',
    })
    expect(at('requests > 1,200,5')).toMatchObject({ at: '1,200,5', suggestion: 'requests > 1,200.5' })
  })

  test('a wrong unit, and trailing words', () => {
    expect(at('CPU > 80 ms')).toMatchObject({ at: 'ms', suggestion: 'CPU > 80%' })
    expect(at('CPU > 80 ms')?.message).toBe('CPU is measured in percent.')
    expect(at('latency > 5%')).toMatchObject({ at: '%', suggestion: 'latency > 5 ms' })
    expect(at('CPU > 80% for 5 minutes')).toMatchObject({ at: '% for 5 minutes' })
  })

  test('impossible values', () => {
    expect(at('CPU > 180%')).toMatchObject({ at: '180', message: 'A percentage is between 0 and 100.' })
    expect(at('CPU > 100%')).toMatchObject({ message: 'CPU is never above 100%.' })
    expect(at('CPU < -5%')).toMatchObject({ at: '-5', message: 'CPU is never negative.' })
    expect(at('latency < 0 ms')).toMatchObject({ message: 'Latency is never below 0.' })
  })
})

test('no data meets no condition', () => {
  const condition = { metric: 'storage_free', operator: 'below', threshold: 10 } as const
  expect(meetsCondition(condition, null)).toBe(false)
  expect(meetsCondition(condition, 9.9)).toBe(true)
  expect(meetsCondition(condition, 10)).toBe(false)
})
