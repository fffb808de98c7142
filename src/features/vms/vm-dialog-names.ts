/** The dialogs about one machine; list and detail open the same ones, by the address. */
export const VM_DIALOGS = ['connect', 'stop', 'restart', 'delete'] as const

export type VmDialog = (typeof VM_DIALOGS)[number]
