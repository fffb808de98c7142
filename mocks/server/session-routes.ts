import type { AdminRoute } from '../admin/routes.ts'
import { InputError } from '../kernel/input.ts'
import { iso } from '../kernel/iso-time.ts'
import type { Sessions } from './sessions.ts'

/** Routes for sessions, which only a server has. */
export function sessionRoutes(sessions: Sessions): readonly AdminRoute[] {
  return [
    {
      method: 'GET',
      path: '/sessions',
      run: async () => ({
        body: {
          items: sessions.list().map(({ startedAt, usedAt, ...session }) => ({
            ...session,
            startedAt: iso(startedAt),
            usedAt: iso(usedAt),
          })),
        },
      }),
    },
    {
      method: 'DELETE',
      path: '/sessions',
      parameters: ['name'],
      run: async ({ query }) => {
        const name = query.get('name')
        if (name === null) await sessions.close()
        else if (!(await sessions.end(name))) throw new InputError(`There is no session “${name}”.`)
        return {}
      },
    },
  ]
}
