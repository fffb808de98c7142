/** The dialogs about one container; list and detail open the same ones, by the address. */
export const CONTAINER_DIALOGS = ['scale', 'stop', 'restart', 'delete'] as const

export type ContainerDialog = (typeof CONTAINER_DIALOGS)[number]
