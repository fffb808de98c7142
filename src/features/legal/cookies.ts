import type { LegalDocument } from './legal-document.ts'

export const cookies: LegalDocument = {
  lead: 'We set one cookie, and only when you sign in. We don’t track you, so there’s no banner.',
  since: '2026-11-01',
  sections: [
    {
      title: 'The session cookie',
      paragraphs: [
        'When you sign in, the server sets nimbus_session. It identifies your session, can’t be read by scripts (HttpOnly), and is not sent with requests from other sites (SameSite). It expires when you close the browser, or after 30 days if you choose “Remember me”. Signing out deletes it.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'The site also stores preferences and drafts in your browser. We receive only the chat ID, and only when you use the chat:',
      ],
      points: [
        'light or dark mode, and whether you have signed in on this browser;',
        'table columns and row height;',
        'unfinished forms, until you submit or leave them;',
        'the ID of your support chat, for 24 hours, so you can continue it after a reload.',
      ],
    },
    {
      title: 'How to remove it',
      paragraphs: [
        'Clear cookies and site data in your browser’s settings. This signs you out and deletes unsent drafts.',
      ],
    },
  ],
}
