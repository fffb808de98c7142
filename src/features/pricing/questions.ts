import { billingTerms } from '#src/domain/billing-terms.ts'
import type { Question } from '#src/ui/site/faq.tsx'

export const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'Is there a free trial?',
    answer:
      'Yes. Pro and Team come with a 14-day free trial, and you don’t need a card to start. Each organization gets one trial. If you haven’t added a card when it ends, you move to the Free plan and aren’t charged.',
  },
  {
    question: 'Can I get a refund?',
    answer: 'Yes. Every paid plan has a 30-day money-back guarantee. Contact support within 30 days.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes, at any time. Plan changes are immediate and prorated, so you pay for each plan only while you have it. Billing shows the amounts before you confirm.',
  },
  {
    question: 'What does a plan include?',
    answer:
      'A plan sets how much you can run, how many people can join, and how quickly support responds. Resources are billed separately, at the same prices on every plan.',
  },
  {
    question: 'How am I billed for resources?',
    answer: billingTerms.all,
  },
  {
    question: 'Are there hidden fees?',
    answer: 'No. Every price is on this site, and the console shows the cost before you create anything.',
  },
  {
    question: 'What happens when I reach a limit?',
    answer:
      'Nothing stops running. The console shows which limit you’ve reached, and a larger plan raises it immediately. Bandwidth and requests above the limit are still served.',
  },
]
