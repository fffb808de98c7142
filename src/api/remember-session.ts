import { openApi } from './access.ts'
import type { Session } from './generated/types.gen.ts'
import { sessionQuery } from './session.ts'

/** Puts into the cache who is signed in, as a public page has heard it. A module of its own: most never need the cache. */
export async function rememberSession(session: Session): Promise<void> {
  const client = await openApi()
  client.setQueryData(sessionQuery().queryKey, session)
}
