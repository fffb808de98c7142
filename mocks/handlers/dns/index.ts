import { dnsCatalogueHandlers } from './catalogue.ts'
import { dnsChangeHandlers } from './change.ts'
import { dnsRecordChangeHandlers } from './change-records.ts'
import { dnsCreateHandlers } from './create.ts'
import { dnsImportHandlers } from './import.ts'
import { dnsListHandlers } from './list.ts'
import { dnsObserveHandlers } from './observe.ts'
import { dnsRecordHandlers } from './records.ts'

/** The operations of the contract's tag `dns`. */
export const dnsHandlers = {
  ...dnsListHandlers,
  ...dnsCreateHandlers,
  ...dnsChangeHandlers,
  ...dnsRecordHandlers,
  ...dnsRecordChangeHandlers,
  ...dnsImportHandlers,
  ...dnsObserveHandlers,
  ...dnsCatalogueHandlers,
}
