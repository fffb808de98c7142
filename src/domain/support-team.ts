/** Fictional support engineers: those on the Support page join chats. */
export const SUPPORT_TEAM = [
  { name: 'Nadia Haddad', role: 'Support lead, Compute', hours: 'Americas' },
  { name: 'Lucas Moreau', role: 'Support engineer, Networking', hours: 'Europe' },
  { name: 'Aiko Tanaka', role: 'Support engineer, Databases', hours: 'Asia Pacific' },
  { name: 'Samuel Adeyemi', role: 'Support engineer, Billing', hours: 'Europe' },
] as const

/** Name of the chat's automated assistant. */
export const ASSISTANT_NAME = 'Nimbus Assistant'

/** Name under which a visitor's own messages are listed. */
export const VISITOR_NAME = 'You'
