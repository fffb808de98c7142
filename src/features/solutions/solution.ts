import type { LinkProps } from '@tanstack/react-router'
import type { PaidPlan } from '#src/domain/plan-choice.ts'
import type { ContactTopic } from '#src/ui/site/contact-button.tsx'
import type { Question } from '#src/ui/site/faq.tsx'
import type { Feature } from '#src/ui/site/feature-grid.tsx'
import type { Stage } from '#src/ui/site/flow.tsx'
import type { Fact } from '#src/ui/site/spec-sheet.tsx'

type Path = NonNullable<LinkProps['to']>

/** Button that links to a page or to the contact form. */
export type SolutionAction =
  | { readonly label: string; readonly to: Path; readonly hash?: string }
  /** Sign-up with a trial of the plan that the page's products need. */
  | { readonly label: string; readonly trialOf: PaidPlan }
  | { readonly label: string; readonly topic: ContactTopic }

/** Product with its role in a solution. */
interface Layer {
  readonly name: string
  readonly to: Path
  readonly does: string
}

interface Step {
  readonly title: string
  readonly text: string
}

/** Content of a solution page, laid out by `SolutionScreen`. */
export interface Solution {
  readonly path: `/solutions/${string}`
  /** Name in the breadcrumbs. */
  readonly name: string
  readonly headline: string
  readonly lead: string
  /** Primary action first. */
  readonly actions: readonly [SolutionAction, SolutionAction]
  readonly facts: readonly Fact[]
  readonly reasons: { readonly title: string; readonly lead: string; readonly features: readonly Feature[] }
  readonly layers: {
    readonly title: string
    readonly lead: string
    /** Architecture, from left to right. */
    readonly stages: readonly Stage[]
    readonly items: readonly Layer[]
  }
  readonly steps: { readonly title: string; readonly items: readonly Step[] }
  readonly questions: readonly Question[]
  readonly closing: {
    readonly title: string
    readonly text: string
    readonly actions: readonly [SolutionAction, SolutionAction]
  }
}
