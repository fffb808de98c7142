/**
 * Conflicts among the records of a zone. Shared by the console's editor and the mock.
 *
 * Pure: no React, no fetch, no clock.
 */
import type { DnsRecordType } from './dns.ts'
import { fullName } from './dns-names.ts'
import { type DnsRecordData, dataKey, problem, type RecordProblem, type ZoneRecord } from './dns-records.ts'

/** State of one name, used to check its records. */
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
  const names = new Map<string, NameState>()
  /** Full names that are targets of MX or NS records. */
  const pointedAt = new Set<string>()
  const aliases = new Set<string>()

  const add = ({ name, ttl, data }: ZoneRecord): RecordProblem[] => {
    const problems: RecordProblem[] = []
    const state = names.get(name) ?? {
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
    names.set(name, state)
    const key = dataKey(data)
    const isCname = data.type === 'CNAME'
    const isNullMx = data.type === 'MX' && data.exchange === '.'
    const besideAlias = aliasProblem(state, data)
    const ttl0 = state.ttls.get(data.type)
    if (state.data.has(key)) {
      problems.push({ at: '', code: 'duplicate_record', message: 'This record already exists.' })
    } else if (state.hasCname) {
      problems.push({
        at: '',
        code: 'cname_conflict',
        message: 'This name has a CNAME, so it can’t have other records (RFC 1034, 3.6.2).',
      })
    } else if (isCname && state.hasOther) {
      problems.push({
        at: '',
        code: 'cname_conflict',
        message: 'This name has other records, so it can’t have a CNAME (RFC 1034, 3.6.2).',
      })
    } else if (besideAlias !== null) {
      problems.push({ at: '', code: 'alias_conflict', message: besideAlias })
    } else if (ttl0 !== undefined && ttl0 !== ttl) {
      problems.push({
        at: '/ttl',
        code: 'ttl_mismatch',
        message: `The other ${data.type} records with this name have a TTL of ${ttl0}. Use the same (RFC 2181, 5.2).`,
      })
    }
    if (data.type === 'MX' && (state.hasNullMx || (isNullMx && state.hasMx))) {
      problems.push(
        problem('/data/exchange', 'The exchange “.” (no mail) must be the only MX record (RFC 7505, 3).'),
      )
    }
    if (data.type === 'HTTPS' || data.type === 'SVCB') {
      const { services, serviceAliases } = state
      if (serviceAliases.has(data.type) || (data.priority === 0 && services.has(data.type))) {
        const message = `A record with priority 0 must be the only ${data.type} record of its name (RFC 9460, 2.4.1).`
        problems.push(problem('/data/priority', message))
      }
      services.add(data.type)
      if (data.priority === 0) serviceAliases.add(data.type)
    }
    const host = data.type === 'MX' ? data.exchange : data.type === 'NS' ? data.host : null
    if (host !== null) {
      if (aliases.has(host)) {
        problems.push(
          problem(
            data.type === 'MX' ? '/data/exchange' : '/data/host',
            'This record can’t point to a CNAME (RFC 2181, 10.3).',
          ),
        )
      }
      pointedAt.add(host)
    }
    if (isCname) {
      const full = fullName(name, zone)
      if (pointedAt.has(full)) {
        problems.push(
          problem(
            '/name',
            'An MX or NS record points to this name, so it can’t be a CNAME (RFC 2181, 10.3).',
          ),
        )
      }
      aliases.add(full)
    }

    state.data.add(key)
    if (ttl0 === undefined) state.ttls.set(data.type, ttl)
    state.hasCname ||= isCname
    state.hasOther ||= !isCname
    state.hasAlias ||= data.type === 'ALIAS'
    state.hasAddress ||= data.type === 'A' || data.type === 'AAAA'
    state.hasNullMx ||= isNullMx
    state.hasMx ||= data.type === 'MX'
    return problems
  }

  for (const record of current) add(record)
  return changed.map(add)
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
