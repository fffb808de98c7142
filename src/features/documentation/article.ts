const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const

/** What lists say of an article, taken from its file when the app is built (`scripts/vite/documentation.ts`). */
export interface ArticleEntry {
  readonly category: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly difficulty: (typeof difficulties)[number]
  /** How long it takes to read. */
  readonly minutes: number
  readonly headings: readonly { readonly id: string; readonly heading: string }[]
}

/** What the search looks through. */
export interface ArticleText {
  readonly category: string
  readonly slug: string
  readonly sections: readonly {
    /** Of the heading; empty before the first one. */
    readonly id: string
    readonly heading: string
    readonly text: string
  }[]
}
