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
        'The person who creates an organization is its Owner and accepts these terms on its behalf. The Owner decides who else can use it, and is responsible for what they do.',
      ],
    },
    {
      title: 'Acceptable use',
      paragraphs: [
        'You may run any lawful workload within the limits of your plan. You may not use the service to:',
      ],
      points: [
        'attack, scan or disrupt systems that are not yours;',
        'send unsolicited email, or host malware or phishing pages;',
        'mine cryptocurrency on the Free plan;',
        'get around limits, quotas or billing.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'All prices are on the pricing page. Resources are billed per second from creation to deletion, even while stopped. The exception is containers, which cost nothing while stopped.',
        'We invoice at the end of each billing month. Invoices are due within 30 days. If an invoice is still unpaid 30 days after its due date, you can’t create or enlarge resources until you pay it. Resources you already have keep running.',
        'Every paid plan has a 30-day money-back guarantee. Domains are paid one year in advance and are nonrefundable once registered.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'The plan comparison lists your plan’s service level, and the status page shows what we measure. If we miss it in a month, contact support within 30 days and we’ll credit the affected resources.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'Your data remains yours. We process it only to provide the service, as described in the Privacy Policy and the Data Processing Agreement. You’re responsible for any backups beyond those the service makes for you.',
      ],
    },
    {
      title: 'Ending the agreement',
      paragraphs: [
        'You can close your account at any time in the console. We then delete your resources, and the final invoice covers usage up to that point.',
        'We may suspend an account that endangers others or breaks these terms. Unless the danger is immediate, we notify you first and give you time to fix it.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Our liability for ordinary negligence is limited to what you paid in the twelve months before the damage occurred. This limit doesn’t apply to intent or gross negligence, or where the law doesn’t allow it.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'We announce changes to these terms by email at least 30 days before they take effect. If you don’t agree, close your account before then.',
      ],
    },
  ],
}
