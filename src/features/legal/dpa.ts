import { brand } from '#src/brand.ts'
import type { LegalDocument } from './legal-document.ts'

export const dpa: LegalDocument = {
  lead: `How ${brand.company} processes personal data on your behalf (GDPR, Article 28). This agreement is part of the Terms of Service.`,
  since: '2026-11-01',
  sections: [
    {
      title: 'Subject',
      paragraphs: [
        'You are the controller of the personal data in your resources, and we are the processor. We process it only on your documented instructions: what you configure in the console and through the API. Processing lasts as long as your account exists.',
      ],
    },
    {
      title: 'Technical and organizational measures',
      paragraphs: [
        'We protect the data with measures that are audited every year (SOC 2 Type II, ISO 27001):',
      ],
      points: [
        'AES-256 at rest and TLS 1.3 in transit;',
        'separate networks for each customer, and least-privilege access with two-factor authentication for our staff;',
        'around-the-clock monitoring, and an audit log that can’t be edited;',
        'access-controlled data centers, and certified disk destruction.',
      ],
    },
    {
      title: 'Subprocessors',
      paragraphs: [
        'We use subprocessors for payments, email and domain registration. We announce new ones by email 30 days in advance, and you may object. Each is bound by the same obligations as we are.',
      ],
    },
    {
      title: 'Location',
      paragraphs: [
        'Content stays in the region of its resource. Account and billing data is processed in the European Union and the United States, under the European Commission’s standard contractual clauses.',
      ],
    },
    {
      title: 'Breaches',
      paragraphs: [
        'We notify your organization’s Owner of a personal data breach within 24 hours of learning about it, with the details you need for your own report.',
      ],
    },
    {
      title: 'Assistance and audits',
      paragraphs: [
        'We help you answer data subject requests, and we provide our audit reports on request. You may audit us once a year, with 30 days’ notice.',
      ],
    },
    {
      title: 'Deletion',
      paragraphs: [
        'Deleting a resource deletes its data. After you close your account, we delete all remaining data within 30 days, except what the law requires us to keep.',
      ],
    },
  ],
}
