/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base URL of the API, if it is not on the page's own host. */
  readonly VITE_API_URL?: string
  /** Comma-separated operations or `tag:<name>` that a live backend handles in mocked builds. */
  readonly VITE_LIVE?: string
  /** Base URL of the live backend's API. */
  readonly VITE_LIVE_URL?: string
  /** `include`, `same-origin` or `omit`. */
  readonly VITE_LIVE_CREDENTIALS?: string
}

/** Set by Vite (vite.config.ts): year of the build, for the copyright line. */
declare const __BUILD_YEAR__: number

/** Set by Vite (vite.config.ts): false in production builds, which then contain no code of `mocks/`. */
declare const __MOCKS__: boolean
