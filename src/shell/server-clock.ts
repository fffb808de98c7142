import { client } from '#src/api/generated/client.gen.ts'
import { followServerClock } from '#src/ui/clock.ts'

/** Sets the clock of the screen by every answer of the API that says what time it is there. Called once, at the start. */
export function keepServerTime(): void {
  client.interceptors.response.use((response) => {
    followServerClock(response.headers.get('date'))
    return response
  })
}
