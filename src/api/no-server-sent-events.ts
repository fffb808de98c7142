/**
 * In the place of the generated client's own reader of event streams, in what is built: the app reads them itself
 * (`event-stream.ts`), and nobody calls this one, which every page with the API would carry.
 */
export function createSseClient(): never {
  throw new Error('Event streams are read by src/api/event-stream.ts.')
}
