/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is, when it is not on the page's own host. */
  readonly VITE_API_URL?: string
  /** What a live backend answers in mocked builds: operations or `tag:<name>`, between commas. */
  readonly VITE_LIVE?: string
  /** The base of its API. */
  readonly VITE_LIVE_URL?: string
  /** `include`, `same-origin` or `omit`. */
  readonly VITE_LIVE_CREDENTIALS?: string
}

/** Set by Vite (vite.config.ts): false in the production build, which then holds no byte of `mocks/`. */
declare const __MOCKS__: boolean
