const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const

/** Article metadata, extracted at build time (`scripts/vite/documentation.ts`). */
export interface ArticleEntry {
  readonly category: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly difficulty: (typeof difficulties)[number]
  /** Reading time in minutes. */
  readonly minutes: number
  /** Writer and date of a guide of the community; null for our own articles. */
  readonly by: { readonly author: string; readonly date: string } | null
  readonly headings: readonly { readonly id: string; readonly heading: string }[]
}

/** Full text of an article for the search. */
export interface ArticleText {
  readonly category: string
  readonly slug: string
  readonly title: string
  readonly sections: readonly {
    /** ID of the heading; empty for the text before the first heading. */
    readonly id: string
    readonly heading: string
    readonly text: string
  }[]
}
