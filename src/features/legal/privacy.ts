import { brand } from '#src/brand.ts'
import { CURRENT_TERMS } from '#src/domain/legal.ts'
import { RETENTION_DAYS } from '#src/domain/retention.ts'
import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = {
  lead: 'Which personal data we process, why, for how long, and what you can do about it.',
  since: CURRENT_TERMS.privacyVersion,
  sections: [
    {
      title: 'What we process',
      paragraphs: ['We collect only what the service needs:'],
      points: [
        'Account: name, email address, password (as a salted hash), picture, job title, language and time zone.',
        'Billing: address and tax ID. Of your cards, we keep only the brand, last four digits, expiry date and name.',
        'Security: sign-in times, the IP address and device of each session, and your organization’s audit log.',
        'Support: what you write to us, and how to reach you.',
        'Domains: the contact details that a registry requires.',
      ],
    },
    {
      title: 'Why we process it',
      paragraphs: [
        'To provide the service you signed up for (GDPR, Article 6(1)(b)), to meet legal obligations, such as keeping invoices (Article 6(1)(c)), and to keep the platform secure (Article 6(1)(f)). We don’t sell data or show ads.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: ['How long depends on the data:'],
      points: [
        'Account data: until you close the account, and up to 30 days after that in backups.',
        `Logs of your resources, such as VMs and containers: ${RETENTION_DAYS.logs} days, or until you delete the resource. Metrics: ${RETENTION_DAYS.metrics} days.`,
        `Our own access logs, with the IP addresses of requests, and ended sign-in sessions: ${RETENTION_DAYS.accessLogs} days.`,
        'Your organization’s audit log: one year.',
        'Support: 24 hours for chats, two years for requests.',
        'Invoices: ten years, as tax law requires.',
      ],
    },
    {
      title: 'Who else receives it',
      paragraphs: [
        'Processors under contract with us: a payment provider, an email provider, and the registries of the domains you buy. Content you store stays in the region you choose.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You can see and correct your data in the console, export it through the API, and close your account yourself. For everything else, such as access, restriction or objection, write to ${brand.supportEmail}; we answer within 30 days. You can also file a complaint with a data protection authority.`,
      ],
    },
  ],
}
