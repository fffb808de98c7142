import { brand } from '#src/brand.ts'
import type { LegalDocument } from './legal-document.ts'

export const dpa: LegalDocument = {
  lead: `How ${brand.company} processes personal data on your behalf (GDPR, article 28). Part of the Terms of Service.`,
  since: '2026-11-01',
  sections: [
    {
      title: 'Subject',
      paragraphs: [
        'You are the controller of the personal data in your resources, and we are the processor. We process it only on your documented instructions: what you configure in the console and over the API. The processing lasts as long as your account.',
      ],
    },
    {
      title: 'Technical and organizational measures',
      paragraphs: [
        'We protect the data with measures that are audited every year (SOC 2 Type II, ISO 27001):',
      ],
      points: [
        'AES-256 for stored data, TLS 1.3 in transit;',
        'separate networks for each customer, and least-privilege access with two factors for our staff;',
        'monitoring around the clock, and an audit log that can’t be edited;',
        'data centers with access control, and certified destruction of disks.',
      ],
    },
    {
      title: 'Subprocessors',
      paragraphs: [
        'We use subprocessors for payments, mail and domain registration. We announce new ones by email 30 days ahead, and you may object. Each is bound by the same obligations as we are.',
      ],
    },
    {
      title: 'Location',
      paragraphs: [
        'Content stays in the region of its resource. Account and billing data is processed in the European Union and the United States, under the standard contractual clauses of the European Commission.',
      ],
    },
    {
      title: 'Breaches',
      paragraphs: [
        'We report a personal data breach to the Owner of the organization within 24 hours after we learn of it, with what you need for your own report.',
      ],
    },
    {
      title: 'Assistance and audits',
      paragraphs: [
        'We help you answer requests of data subjects and provide our audit reports on request. You may audit us once a year, with 30 days’ notice.',
      ],
    },
    {
      title: 'Deletion',
      paragraphs: [
        'Deleting a resource deletes its data. When the account is closed, we delete all of it within 30 days, except what the law obliges us to keep.',
      ],
    },
  ],
}
