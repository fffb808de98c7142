import { HandlerOverrides } from '../runtime/handler-overrides.ts'

/** MSW handlers of this page (`window.nimbusMocks.use`). A reload removes them. */
export const pageHandlers = new HandlerOverrides()
