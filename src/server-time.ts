import { createEmitter } from './emitter.ts'

/** Announces the server's time in epoch milliseconds where it is known without a response: of the mock in the page. */
export const serverTime = createEmitter<number>()
