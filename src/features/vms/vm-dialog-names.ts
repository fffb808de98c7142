/** Dialogs for a VM, opened by URL from both the list and the detail page. */
export const VM_DIALOGS = ['connect', 'schedule', 'stop', 'restart', 'delete'] as const

export type VmDialog = (typeof VM_DIALOGS)[number]
