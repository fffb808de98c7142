import { safeSessionStorage } from '#src/safe-storage.ts'

const STORAGE_PREFIX = 'nimbus.domain-purchase.'

/**
 * Id of this tab's purchase of a domain. It survives a reload, so an interrupted purchase continues. Kept per tab, since
 * someone else may use another tab of the same browser.
 */
export const purchaseId = {
  get: (domain: string) => safeSessionStorage.get(STORAGE_PREFIX + domain),
  set: (domain: string, id: string) => safeSessionStorage.set(STORAGE_PREFIX + domain, id),
  remove: (domain: string) => safeSessionStorage.remove(STORAGE_PREFIX + domain),
}
