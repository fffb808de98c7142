import { client } from '#src/api/generated/client.gen.ts'
import { followServerClock } from '#src/ui/clock.ts'

/** Syncs the client's clock with the `Date` header of every API response. Call once, at startup. */
export function syncServerClock(): void {
  client.interceptors.response.use((response) => {
    followServerClock(response.headers.get('date'))
    return response
  })
}
