import { describe, expect, it } from 'vitest'
import {
  addListener,
  changeListener,
  defaultListener,
  listenerDraftProblems,
  PORT_PROBLEM,
  toListenerDraft,
  toListenerInputs,
} from './listener-draft.ts'

const http = defaultListener('application')
const saved = { protocol: 'http', port: 80, targetPort: 8080, certificate: null } as const

describe('a change of the protocol', () => {
  it('proposes the usual port, there and back', () => {
    const https = changeListener([http], 0, { protocol: 'https' })
    expect(https).toMatchObject([{ protocol: 'https', port: 443 }])
    expect(changeListener(https, 0, { protocol: 'http' })).toMatchObject([{ protocol: 'http', port: 80 }])
  })

  it('keeps a port that the user typed', () => {
    const typed = changeListener([http], 0, { port: 8000 })
    expect(changeListener(typed, 0, { protocol: 'https' })).toMatchObject([{ port: 8000 }])
    const same = changeListener([http], 0, { port: 80 })
    expect(changeListener(same, 0, { protocol: 'https' })).toMatchObject([{ port: 80 }])
  })

  it('proposes no port that another listener has, and leaves the others as they are', () => {
    const both = [{ ...http, protocol: 'https', port: 443 } as const, http]
    expect(changeListener(both, 1, { protocol: 'https' }).map(({ port }) => port)).toEqual([443, 8443])
  })

  it('keeps the port for protocols without a usual one', () => {
    expect(changeListener([http], 0, { protocol: 'tcp' })).toMatchObject([{ protocol: 'tcp', port: 80 }])
  })
})

it('takes an unusual port of a saved listener for a chosen one', () => {
  expect(toListenerDraft(saved).portTyped).toBe(false)
  expect(toListenerDraft({ ...saved, port: 8000 }).portTyped).toBe(true)
})

it('names each empty port', () => {
  const empty = { ...http, port: '', targetPort: '' } as const
  expect(listenerDraftProblems('application', [empty, empty])).toEqual({
    'listeners.0.port': PORT_PROBLEM,
    'listeners.0.targetPort': PORT_PROBLEM,
    'listeners.1.port': PORT_PROBLEM,
    'listeners.1.targetPort': PORT_PROBLEM,
  })
})

it('adds a listener at a free port', () => {
  const two = addListener('application', [http])
  expect(two.map(({ port }) => port)).toEqual([80, 8080])
  expect(addListener('application', two).map(({ port }) => port)).toEqual([80, 8080, 8081])
})

it('sends the certificate of HTTPS listeners only', () => {
  const certificate = { id: 'cert_1', name: 'shop.example' }
  const [https] = changeListener([{ ...http, certificate }], 0, { protocol: 'https' })
  expect(toListenerInputs([https ?? http, { ...http, certificate }])).toMatchObject([
    { protocol: 'https', certificateId: 'cert_1' },
    { protocol: 'http' },
  ])
  expect(toListenerInputs([{ ...http, certificate }])[0]).not.toHaveProperty('certificateId')
})
