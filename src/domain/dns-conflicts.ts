/**
 * Conflicts among the records of a zone. Shared by the console's editor and the mock.
 *
 * Pure: no React, no fetch, no clock.
 */
import type { DnsRecordType } from './dns.ts'
import { fullName } from './dns-names.ts'
import { type DnsRecordData, dataKey, problem, type RecordProblem, type ZoneRecord } from './dns-records.ts'

/** Records of one name so far. */
interface NameState {
  readonly data: Set<string>
  readonly ttls: Map<DnsRecordType, number>
  hasCname: boolean
  hasOther: boolean
  hasAlias: boolean
  hasAddress: boolean
  /** Types of service bindings (RFC 9460) that have a record, and those with an alias. */
  readonly services: Set<DnsRecordType>
  readonly serviceAliases: Set<DnsRecordType>
  hasNullMx: boolean
  hasMx: boolean
}

/** Records of a zone so far. */
interface ZoneState {
  readonly names: Map<string, NameState>
  /** Full names that are targets of MX or NS records. */
  readonly pointedAt: Set<string>
  /** Full names that have a CNAME. */
  readonly cnames: Set<string>
}

/**
 * Conflicts of records with the other records of a zone. Between a stored and a changed record, the changed one is
 * reported; between two changed ones, the later.
 *
 * @param current unchanged records, without conflicts among them
 * @param changed new or updated records
 * @param zone domain of the zone
 * @returns errors for each of `changed`, in order
 */
export function conflictsAmong(
  current: readonly ZoneRecord[],
  changed: readonly ZoneRecord[],
  zone: string,
): RecordProblem[][] {
  const state: ZoneState = { names: new Map(), pointedAt: new Set(), cnames: new Set() }
  const add = (record: ZoneRecord): RecordProblem[] => {
    const name = state.names.get(record.name) ?? newName()
    const problems = [
      ...nameProblems(name, record),
      ...nullMxProblems(name, record.data),
      ...serviceBindingProblems(name, record.data),
      ...targetProblems(state, record.data),
      ...cnameOwnerProblems(state, record, zone),
    ]
    state.names.set(record.name, name)
    addToName(name, record)
    addToZone(state, record, zone)
    return problems
  }
  for (const record of current) add(record)
  return changed.map(add)
}

function newName(): NameState {
  return {
    data: new Set(),
    ttls: new Map(),
    hasCname: false,
    hasOther: false,
    hasAlias: false,
    hasAddress: false,
    services: new Set(),
    serviceAliases: new Set(),
    hasNullMx: false,
    hasMx: false,
  }
}

/** Conflicts with the other records of the name; only the first, since one often implies the next. */
function nameProblems(state: NameState, { ttl, data }: ZoneRecord): RecordProblem[] {
  if (state.data.has(dataKey(data))) {
    return [{ at: '', code: 'duplicate_record', message: 'This record already exists.' }]
  }
  if (state.hasCname) {
    const message = 'This name has a CNAME, so it can’t have other records (RFC 1034, 3.6.2).'
    return [{ at: '', code: 'cname_conflict', message }]
  }
  if (data.type === 'CNAME' && state.hasOther) {
    const message = 'This name has other records, so it can’t have a CNAME (RFC 1034, 3.6.2).'
    return [{ at: '', code: 'cname_conflict', message }]
  }
  const besideAlias = aliasProblem(state, data)
  if (besideAlias !== null) return [{ at: '', code: 'alias_conflict', message: besideAlias }]
  const ttlOfSet = state.ttls.get(data.type)
  if (ttlOfSet === undefined || ttlOfSet === ttl) return []
  const message = `The other ${data.type} records with this name have a TTL of ${ttlOfSet}. Use the same (RFC 2181, 5.2).`
  return [{ at: '/ttl', code: 'ttl_mismatch', message }]
}

function nullMxProblems(state: NameState, data: DnsRecordData): RecordProblem[] {
  if (data.type !== 'MX' || !(state.hasNullMx || (isNullMx(data) && state.hasMx))) return []
  return [problem('/data/exchange', 'The exchange “.” (no mail) must be the only MX record (RFC 7505, 3).')]
}

function isNullMx(data: DnsRecordData): boolean {
  return data.type === 'MX' && data.exchange === '.'
}

/** A service binding with priority 0 is an alias, which can't stand beside another one of its type. */
function serviceBindingProblems(state: NameState, data: DnsRecordData): RecordProblem[] {
  if (data.type !== 'HTTPS' && data.type !== 'SVCB') return []
  const { services, serviceAliases } = state
  if (!serviceAliases.has(data.type) && (data.priority !== 0 || !services.has(data.type))) return []
  const message = `A record with priority 0 must be the only ${data.type} record of its name (RFC 9460, 2.4.1).`
  return [problem('/data/priority', message)]
}

/** Error of an MX or NS record that points to a CNAME. */
function targetProblems({ cnames }: ZoneState, data: DnsRecordData): RecordProblem[] {
  const host = mailOrNameServer(data)
  if (host === null || !cnames.has(host)) return []
  const at = data.type === 'MX' ? '/data/exchange' : '/data/host'
  return [problem(at, 'This record can’t point to a CNAME (RFC 2181, 10.3).')]
}

/** Error of a CNAME that an MX or NS record points to. */
function cnameOwnerProblems(
  { pointedAt }: ZoneState,
  { name, data }: ZoneRecord,
  zone: string,
): RecordProblem[] {
  if (data.type !== 'CNAME' || !pointedAt.has(fullName(name, zone))) return []
  return [
    problem('/name', 'An MX or NS record points to this name, so it can’t be a CNAME (RFC 2181, 10.3).'),
  ]
}

/** Target of an MX or NS record; null for other types. */
function mailOrNameServer(data: DnsRecordData): string | null {
  return data.type === 'MX' ? data.exchange : data.type === 'NS' ? data.host : null
}

function addToName(state: NameState, { ttl, data }: ZoneRecord): void {
  state.data.add(dataKey(data))
  if (!state.ttls.has(data.type)) state.ttls.set(data.type, ttl)
  state.hasCname ||= data.type === 'CNAME'
  state.hasOther ||= data.type !== 'CNAME'
  state.hasAlias ||= data.type === 'ALIAS'
  state.hasAddress ||= data.type === 'A' || data.type === 'AAAA'
  state.hasNullMx ||= isNullMx(data)
  state.hasMx ||= data.type === 'MX'
  if (data.type === 'HTTPS' || data.type === 'SVCB') {
    state.services.add(data.type)
    if (data.priority === 0) state.serviceAliases.add(data.type)
  }
}

function addToZone({ pointedAt, cnames }: ZoneState, { name, data }: ZoneRecord, zone: string): void {
  const host = mailOrNameServer(data)
  if (host !== null) pointedAt.add(host)
  if (data.type === 'CNAME') cnames.add(fullName(name, zone))
}

/** An ALIAS answers with addresses, so it can't stand beside others. */
function aliasProblem(
  { hasAlias, hasAddress }: Pick<NameState, 'hasAlias' | 'hasAddress'>,
  { type }: DnsRecordData,
): string | null {
  const isAddress = type === 'A' || type === 'AAAA'
  if (type === 'ALIAS' && hasAddress) {
    return 'This name has A or AAAA records, so it can’t have an ALIAS. Remove them first.'
  }
  if (type === 'ALIAS' && hasAlias) return 'This name already has an ALIAS. A name can have only one.'
  return isAddress && hasAlias
    ? 'This name has an ALIAS, which answers with addresses. Remove it to add others.'
    : null
}
