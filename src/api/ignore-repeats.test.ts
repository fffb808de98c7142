import { expect, it } from 'vitest'
import { ignoreRepeats } from './ignore-repeats.ts'

it('ignores a task with the key of a pending one', async () => {
  const once = ignoreRepeats()
  const ended = Promise.withResolvers<void>()
  const ran: string[] = []
  const run = (name: string) => () => {
    ran.push(name)
    return ended.promise
  }
  once('stop web-1', run('first'))
  once('stop web-1', run('second'))
  once('stop web-2', run('other'))
  expect(ran).toEqual(['first', 'other'])

  ended.resolve()
  await ended.promise
  once('stop web-1', run('later'))
  expect(ran).toEqual(['first', 'other', 'later'])
})

it('runs a task again after a failure', async () => {
  const once = ignoreRepeats()
  let attempts = 0
  const fail = () => {
    attempts += 1
    return Promise.reject(new Error('failed'))
  }
  once('stop', fail)
  await Promise.resolve()
  await Promise.resolve()
  once('stop', fail)
  expect(attempts).toBe(2)
})
