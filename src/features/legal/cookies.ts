import type { LegalDocument } from './legal-document.ts'

export const cookies: LegalDocument = {
  lead: 'We set one cookie, and only when you sign in. There is no tracking, so there is no banner.',
  since: '2026-11-01',
  sections: [
    {
      title: 'The session cookie',
      paragraphs: [
        'When you sign in, the server sets nimbus_session. It identifies your session, can’t be read by scripts (HttpOnly), and is not sent with requests from other sites (SameSite). It ends with the browser, or after 30 days if you choose “Remember me”. Signing out deletes it.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'The site also stores preferences and drafts in your browser. Only the id of a chat is sent to us, when you use the chat:',
      ],
      points: [
        'light or dark mode, and whether you have signed in on this browser;',
        'columns and row height of tables;',
        'unfinished forms, until you send or leave them;',
        'the id of your chat with support, for 24 hours, so that a reload finds it again.',
      ],
    },
    {
      title: 'How to remove it',
      paragraphs: [
        'Delete cookies and site data in the settings of your browser. You are then signed out, and unsent drafts are lost.',
      ],
    },
  ],
}
