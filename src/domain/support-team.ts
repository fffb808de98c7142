/** Fictional support engineers: those on the Support page join chats. */
export const SUPPORT_TEAM = [
  {
    name: 'Nadia Haddad',
    role: 'Support lead, compute',
    about: 'Ran the on-call rotation of a video platform. Works from Montréal.',
  },
  {
    name: 'Lucas Moreau',
    role: 'Support engineer, networking',
    about: 'Reads packet captures for fun. Works from Lyon.',
  },
  {
    name: 'Aiko Tanaka',
    role: 'Support engineer, databases',
    about: 'Was a database administrator for twelve years. Works from Osaka.',
  },
  {
    name: 'Samuel Adeyemi',
    role: 'Support engineer, billing',
    about: 'Explains invoices line by line. Works from London.',
  },
] as const

/** Name of the chat's automated assistant. */
export const ASSISTANT_NAME = 'Nimbus Assistant'

/** Name under which a visitor's own messages are listed. */
export const VISITOR_NAME = 'You'
