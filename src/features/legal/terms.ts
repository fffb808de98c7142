import { brand } from '#src/brand.ts'
import { CURRENT_TERMS } from '#src/domain/legal.ts'
import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  lead: `The agreement between you and ${brand.company} when you use ${brand.name}.`,
  since: CURRENT_TERMS.termsVersion,
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'You need an account to use the console and the API. Keep your password and API keys secret, and tell us right away if someone else may know them.',
        'Whoever creates an organization is its Owner and accepts these terms for it. The Owner decides who else may use it, and is responsible for what they do.',
      ],
    },
    {
      title: 'What you may run',
      paragraphs: [
        'You may run any lawful workload within the limits of your plan. You may not use the service to:',
      ],
      points: [
        'attack, scan or disrupt systems that are not yours;',
        'send unsolicited mail, or host malware or phishing pages;',
        'mine cryptocurrency on the Free plan;',
        'get around limits, quotas or billing.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'All prices are on the pricing page. Resources are billed per second from creation to deletion, also while they are stopped; only stopped containers cost nothing.',
        'We invoice each billing month when it ends. An invoice is due within 30 days. If it is still unpaid 30 days later, you can’t create or enlarge resources until it is paid; what runs keeps running.',
        'Every paid plan has a 30-day money-back guarantee. Domains are paid for a year in advance and can’t be returned once they are registered.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'The service level of your plan is in the plan comparison. The status page shows what we measure. If we miss it in a month, write to support within 30 days and we credit the affected resources.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'What you store remains yours. We process it only to provide the service, as the Privacy Policy and the Data Processing Agreement describe. You are responsible for backups beyond those that the service makes for you.',
      ],
    },
    {
      title: 'Ending the agreement',
      paragraphs: [
        'You can close your account at any time in the console. Resources are then deleted, and the last invoice covers the time until then.',
        'We may suspend an account that endangers others or breaks these terms. Unless the danger is immediate, we tell you first and give you time to fix it.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Our liability for slight negligence is limited to what you paid in the twelve months before the damage. This limit does not apply to intent, gross negligence, or where the law does not allow it.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'We announce changes of these terms by email at least 30 days before they apply. If you don’t agree, close your account before that day.',
      ],
    },
  ],
}
