/** Dialogs for a container, opened by URL from both the list and the detail page. */
export const CONTAINER_DIALOGS = ['scale', 'stop', 'restart', 'delete'] as const

export type ContainerDialog = (typeof CONTAINER_DIALOGS)[number]
