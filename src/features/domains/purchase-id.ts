import { safeSessionStorage } from '#src/safe-storage.ts'

const STORED = 'nimbus.domain-purchase.'

/**
 * Id of this tab's purchase of a domain. It survives a reload, so an interrupted purchase continues. Kept per tab, since
 * someone else may use another tab of the same browser.
 */
export const purchaseId = {
  get: (domain: string) => safeSessionStorage.get(STORED + domain),
  set: (domain: string, id: string) => safeSessionStorage.set(STORED + domain, id),
  remove: (domain: string) => safeSessionStorage.remove(STORED + domain),
}
