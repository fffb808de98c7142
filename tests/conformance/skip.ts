/** Thrown by a check that does not apply to this server, with the missing capability. */
export class Skip extends Error {}
