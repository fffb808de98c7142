/** What may be asked about a database, in the list and on its own page. */
export const DATABASE_DIALOGS = ['stop', 'delete', 'backup', 'restore'] as const

export type DatabaseDialog = (typeof DATABASE_DIALOGS)[number]
