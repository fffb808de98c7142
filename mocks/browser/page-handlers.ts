import { OwnHandlers } from '../runtime/own-handlers.ts'

/** MSW handlers of this page (`window.nimbusMocks.use`). A reload removes them. */
export const pageHandlers = new OwnHandlers()
