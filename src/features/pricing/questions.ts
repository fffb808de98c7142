import { billingTerms } from '#src/domain/billing-terms.ts'
import type { Question } from '#src/ui/site/faq.tsx'

export const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer:
      'Yes. Pro and Team come with a 14-day free trial. You don’t need a card to start it. Your organization has one trial. If there is no card at its end, you move to the Free plan, and nothing is charged.',
  },
  {
    question: 'What if it is not for me?',
    answer: 'Every paid plan has a 30-day money-back guarantee. Write to support within that time.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'At any time. Plan changes are immediate and prorated: you pay for each plan for the time you had it. Billing shows the amounts before you confirm.',
  },
  {
    question: 'What does a plan include?',
    answer:
      'A plan sets how much you may run, for how many people, and how quickly support answers. What you run within it is charged by its own price, which is the same on every plan.',
  },
  {
    question: 'How am I billed for what I run?',
    answer: billingTerms.all,
  },
  {
    question: 'Are there hidden fees?',
    answer:
      'No. Every price is on this site, and the console shows what something costs before you create it.',
  },
  {
    question: 'What happens when I reach a limit?',
    answer:
      'Nothing you run is stopped. The console shows which limit you have reached, and a larger plan raises it immediately. Bandwidth and requests above the limit are served too.',
  },
]
