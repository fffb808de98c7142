import type { Exchange, MatchedExchange } from './exchange.ts'
import type { Caller } from './identity.ts'
import type { EngineEnv } from './ports.ts'
import type { FallbackUser } from './scenario-port.ts'
import type { EngineRequest } from './types.ts'

/** Finds out who calls: step 2 of a request. */
export async function authenticate(env: EngineEnv, exchange: MatchedExchange): Promise<void> {
  const { request } = exchange
  exchange.now = env.clock.now()
  exchange.base = env.db.base
  const { fallbackUser, sessionsLast, hasLiveSignIn } = env.scenario
  const caller = await env.cloud.authenticate(request, env.db, { now: exchange.now, sessionsLast })
  const isDenied = caller.kind === 'bad-key' || caller.kind === 'key-elsewhere'
  const mayBeKnownThere = hasLiveSignIn ? !isDenied : caller.kind === 'unknown-key'
  const fallsBack = caller.kind !== 'known' && mayBeKnownThere && fallbackUser !== null
  exchange.caller = fallsBack ? await fallBackTo(fallbackUser, env, exchange) : caller
}

/** Uses the scenario's fallback user for a caller whose session or key only the live backend knows. */
async function fallBackTo(user: FallbackUser, env: EngineEnv, { request, now }: Exchange): Promise<Caller> {
  const withCookie: EngineRequest = {
    method: request.method,
    url: request.url,
    // Without the key, which would take precedence.
    headers: { get: (name) => (name === 'cookie' ? user.cookie : null) },
    text: () => request.text(),
  }
  const when = { now, sessionsLast: env.scenario.sessionsLast }
  const caller = await env.cloud.authenticate(withCookie, env.db, when)
  if (caller.kind === 'known') return caller
  // Start the fallback user's session: the world is new, or the session has expired.
  await env.db.transaction((tx) => user.signIn(tx, now))
  return env.cloud.authenticate(withCookie, env.db, when)
}
