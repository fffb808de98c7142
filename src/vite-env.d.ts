/// <reference types="vite/client" />

/** Set by Vite (vite.config.ts): false in the production build, which then holds no byte of `mocks/`. */
declare const __MOCKS__: boolean
