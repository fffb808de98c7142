import { getResponse, type RequestHandler } from 'msw'
import type { SetupServer } from 'msw/node'
import type { Driver } from '../suite/driver.ts'
import { fetchDriver } from './fetch.ts'

/**
 * Calls the handlers of an MSW server, without the sockets that it emulates for `fetch`: they take longer than the mock.
 * `mocks/node.test.ts` tests the interception.
 */
export function mswDriver(server: SetupServer): Driver {
  const handlers = server.listHandlers() as RequestHandler[]
  return fetchDriver('http://console.test', {
    send: async (url, init) => {
      const response = await getResponse(handlers, new Request(url, init))
      if (response === undefined || response.type === 'error') throw new TypeError(`no response: ${url}`)
      return response
    },
  })
}
