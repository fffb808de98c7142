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
        'The site also stores preferences, drafts and a few IDs in your browser. We receive IDs only when you use the chat or buy a domain, and drafts only when you send them:',
      ],
      points: [
        'light or dark mode, and whether you have signed in on this browser;',
        'table columns and row height, whether single-key shortcuts are on, and whether Billing had notices;',
        'the last pages you opened in the console, and the finished tasks you dismissed;',
        'unfinished forms, until you submit or leave them;',
        'for the next page in the same tab, the list you came from, messages you haven’t seen yet, and whether your session has ended;',
        'the IDs of a domain purchase in progress, so that you’re charged only once;',
        'the ID of your support chat, for 24 hours, so you can continue it after a reload, and in the same tab whether the chat is open, and messages you haven’t sent.',
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
