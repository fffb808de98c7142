import { brand } from '#src/brand.ts'
import type { LegalDocument } from './legal-document.ts'

export const imprint: LegalDocument = {
  lead: `Who publishes this site, and how to reach us. ${brand.name} is a fictional brand.`,
  since: '2026-11-01',
  sections: [
    {
      title: 'Publisher',
      paragraphs: [`${brand.company}, 100 Example Street, San Francisco, CA 94105, United States.`],
    },
    {
      title: 'Contact',
      paragraphs: [
        `Email: ${brand.supportEmail}. On paid plans, support answers around the clock.`,
        `Report vulnerabilities to ${brand.securityEmail}; the policy is in /.well-known/security.txt.`,
      ],
    },
    {
      title: 'Responsible for content',
      paragraphs: ['The board of directors, at the address above.'],
    },
    {
      title: 'Dispute resolution',
      paragraphs: [
        'We don’t participate in dispute resolution before a consumer arbitration board. Contact support first; we answer most questions within hours.',
      ],
    },
  ],
}
