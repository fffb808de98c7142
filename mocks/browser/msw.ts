/** MSW for the browser's console, which can't import it (`window.nimbusMocks.msw`). */
export { bypass, delay, HttpResponse, http, passthrough } from 'msw'
