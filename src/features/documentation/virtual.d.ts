/** Modules generated at build time (`scripts/vite/documentation.ts`, `scripts/vite/api-reference.ts`). */

declare module 'virtual:documentation' {
  export const articles: readonly import('./article.ts').ArticleEntry[]
}

declare module 'virtual:documentation/texts' {
  export const texts: readonly import('./article.ts').ArticleText[]
}

declare module 'virtual:api-reference' {
  export const tags: readonly import('./reference/reference.ts').TagEntry[]
  export const load: Readonly<
    Record<string, (() => Promise<{ default: import('./reference/reference.ts').TagReference }>) | undefined>
  >
}
