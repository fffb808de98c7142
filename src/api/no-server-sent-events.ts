/**
 * Replaces the generated client's event stream reader in builds. The app reads streams itself (`event-stream.ts`),
 * and the unused reader would be part of every page with the API.
 */
export function createSseClient(): never {
  throw new Error('Event streams are read by src/api/event-stream.ts.')
}
