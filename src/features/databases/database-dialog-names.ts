/** Dialogs for a database, available in the list and on the detail page. */
export const DATABASE_DIALOGS = ['stop', 'delete', 'backup', 'restore'] as const

export type DatabaseDialog = (typeof DATABASE_DIALOGS)[number]
