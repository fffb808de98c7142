/** Thrown by a check that can't say anything about this server. The message says what the server lacks. */
export class Skip extends Error {}
