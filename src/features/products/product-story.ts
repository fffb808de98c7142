import type { Entry } from '#src/ui/site/entries.tsx'
import type { Stage } from '#src/ui/site/flow.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'

/** Purpose of a product and its way of working. */
export interface ProductStory {
  readonly problem: Entry
  /** Diagram of how it works, from left to right. */
  readonly flow: { readonly title: string; readonly stages: readonly Stage[] }
  /** Heading of the part of the console that can be tried. */
  readonly sample: Entry
  /** Undefined if the page has a section of its own. */
  readonly quickStart?: {
    readonly steps: readonly Entry[]
    /** Shell commands, which run against the mock server in `tests/contract/site-samples.test.ts`. */
    readonly sample: string
  }
  readonly limits: readonly Fact[]
  /** Article of the documentation. */
  readonly guide: { readonly category: string; readonly article: string }
}
