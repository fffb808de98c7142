import { describe, expect, it } from 'vitest'
import { detailWithoutWait, isForbidden, problemOf } from './problem.ts'

const problem = {
  type: '/problems/quota_exceeded',
  title: 'Quota exceeded',
  detail: 'Your organization may run 50 machines.',
  code: 'quota_exceeded',
  status: 409,
  requestId: 'req_1',
}

describe('problemOf', () => {
  it("shows the server's message", () => {
    expect(problemOf(problem)).toBe(problem)
    expect(problemOf(Object.assign(new Error('409'), { problem }))).toBe(problem)
    expect(problemOf(new Error('409', { cause: problem }))).toBe(problem)
  })

  it('treats a failed fetch as an unreachable server', () => {
    expect(problemOf(new TypeError('Failed to fetch'))).toMatchObject({ code: 'unreachable', status: 0 })
    expect(problemOf(new TypeError('NetworkError when attempting to fetch resource.'))).toMatchObject({
      status: 0,
    })
  })

  it('treats a failed chunk load the same way', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://x.test/assets/page.js',
      'error loading dynamically imported module: https://x.test/assets/page.js',
      'Importing a module script failed.',
      'Unable to preload CSS for https://x.test/assets/page.css',
    ]) {
      expect(problemOf(new TypeError(message))).toMatchObject({ code: 'unreachable', status: 0 })
    }
    expect(problemOf(new Error('Unable to preload CSS for /assets/page.css')).status).toBe(0)
  })

  it('shows the message of other errors', () => {
    expect(problemOf(new TypeError('x is not a function'))).toMatchObject({
      code: 'page_error',
      detail: 'x is not a function',
    })
    expect(problemOf(new TypeError("Cannot read properties of undefined (reading 'network')"))).toMatchObject(
      {
        code: 'page_error',
      },
    )
    expect(problemOf('plain text').detail).toBe('plain text')
    expect(problemOf({ title: 'half a problem' }).code).toBe('page_error')
  })

  it('recognizes a denial', () => {
    expect(isForbidden(problemOf({ ...problem, status: 403 }))).toBe(true)
    expect(isForbidden(problemOf(problem))).toBe(false)
  })
})

describe('detailWithoutWait', () => {
  it('leaves the wait to a countdown', () => {
    const rest = (detail: string) => detailWithoutWait({ detail })
    expect(rest('The service is down. Try again in 30 seconds.')).toBe('The service is down.')
    expect(rest('Try again in 1 minute.')).toBe('')
    expect(rest('Check your connection, then try again.')).toBe('Check your connection, then try again.')
    expect(rest('Try again in another region. The service is down.')).toBe(
      'Try again in another region. The service is down.',
    )
  })
})
