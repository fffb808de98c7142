import { documentStore } from '#src/document-store.ts'

/** True while the notice of a lost connection is on the page. Its attempts load all failed parts of the page. */
export const connectionNoticeShown = documentStore(() => false)
