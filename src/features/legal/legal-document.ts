interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Listed after the paragraphs. */
  readonly points?: readonly string[]
}

/** Text of a legal page. */
export interface LegalDocument {
  /** Shown under the title. */
  readonly lead: string
  /** ISO date from which this version applies. */
  readonly since: string
  readonly sections: readonly LegalSection[]
}
