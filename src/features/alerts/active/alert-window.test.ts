import { expect, test } from 'vitest'
import { chartWindow, windowAround } from './alert-window.ts'

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`)
const alert = { since: '2026-03-02T08:10:00Z', resolvedAt: null }

test('a chart of an active alert ends with the last full minute, which has values', () => {
  expect(chartWindow(alert, at('09:00:42'))).toEqual({ from: at('07:10:00'), to: at('09:00:00') })
})

test('a chart of an alert that ended ends half an hour later', () => {
  const ended = { ...alert, resolvedAt: '2026-03-02T08:20:10Z' }
  expect(chartWindow(ended, at('12:00:00'))).toEqual({ from: at('07:10:00'), to: at('08:51:00') })
  expect(chartWindow(ended, at('08:40:30')).to).toBe(at('08:40:00'))
})

test('the window for logs includes the current minute', () => {
  expect(windowAround(alert, at('09:00:42')).to).toBe(at('09:01:00'))
})
