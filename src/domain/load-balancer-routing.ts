/**
 * Routing of requests by host and path. Shared by the console's editor and the mock.
 *
 * Pure: no React, no fetch, no clock.
 */

import { lengthProblem } from './text-length.ts'

export interface RoutingRule {
  /** Null for any host; `*.` before a domain for all names below it. */
  readonly host: string | null
  /** First segments of the path. */
  readonly path: string
  /** Empty for all targets. */
  readonly vmIds: readonly string[]
}

export interface Routing {
  /** The first match applies. */
  readonly rules: readonly RoutingRule[]
  /** Targets without a match; empty for all. */
  readonly defaultVmIds: readonly string[]
}

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/
const PATH = /^\/[A-Za-z0-9._~!$&()+,;=:@%/-]*$/
const MAX_HOST = 255
const MAX_PATH = 200

/** Error messages by field: `rules.0.host`, `rules.0.path`. */
export function routingProblems({ rules }: Routing): Record<string, string> {
  const problems: Record<string, string> = {}
  rules.forEach(({ host, path }, index) => {
    const inHost = host === null ? null : hostProblem(host)
    if (inHost !== null) problems[`rules.${index}.host`] = inHost
    const inPath = pathProblem(path)
    if (inPath !== null) problems[`rules.${index}.path`] = inPath
  })
  for (const index of repeatedRules(rules)) {
    problems[`rules.${index}.path`] ??= 'Another rule has this host and path.'
  }
  return problems
}

function hostProblem(host: string): string | null {
  if (/^[a-z]+:\/\//i.test(host)) return 'Enter only the host, without https://.'
  if (/[/:]/.test(host)) return 'Enter only the host, without a port or path.'
  if (host.includes('*') && !/^\*\.[^*]*$/.test(host))
    return 'Use * only at the start, such as *.shop.example.'
  const tooLong = lengthProblem(host, MAX_HOST)
  if (tooLong !== undefined) return tooLong
  return HOST.test(host) ? null : 'Use a host in lowercase, such as shop.example or *.shop.example.'
}

function pathProblem(path: string): string | null {
  if (!path.startsWith('/')) return 'Start with a slash, such as /api.'
  if (/[?#]/.test(path)) return 'Enter only the path, without ? or #.'
  if (path.includes('*')) return 'Leave out the *. Everything below the path matches.'
  const tooLong = lengthProblem(path, MAX_PATH)
  if (tooLong !== undefined) return tooLong
  return PATH.test(path) ? null : 'Use a path without spaces.'
}

/** Indexes of rules whose host and path an earlier rule has. */
export function repeatedRules(rules: readonly RoutingRule[]): number[] {
  const seen = new Set<string>()
  return rules.flatMap((rule, index) => {
    const key = `${rule.host ?? ''}${trimmed(rule.path)}`
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
}

/** Index of the first rule that matches every request of a later one, so that the later one never applies; or -1. */
export function coveringRule(rules: readonly RoutingRule[], index: number): number {
  const rule = rules[index]
  return rule === undefined
    ? -1
    : rules
        .slice(0, index)
        .findIndex((it) => coversHost(it.host, rule.host) && coversPath(it.path, rule.path))
}

/** True if a rule matches every request, so that the default never applies. */
export function matchesAll({ host, path }: RoutingRule): boolean {
  return host === null && trimmed(path) === ''
}

/** Index of the rule for a request; -1 for the default. */
export function matchingRule(rules: readonly RoutingRule[], host: string, path: string): number {
  return rules.findIndex((rule) => coversHost(rule.host, host) && coversPath(rule.path, path))
}

function coversHost(pattern: string | null, host: string | null): boolean {
  if (pattern === null) return true
  if (host === null) return false
  return pattern === host || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)))
}

function coversPath(prefix: string, path: string): boolean {
  const [first, whole] = [trimmed(prefix), trimmed(path)]
  return whole === first || whole.startsWith(`${first}/`)
}

/** Without slashes at the end, since `/api` and `/api/` match the same. */
function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}

/** True if a rule or the default chooses only this VM. */
export function isOnlyChoice({ rules, defaultVmIds }: Routing, vmId: string): boolean {
  return [defaultVmIds, ...rules.map((rule) => rule.vmIds)].some((ids) => ids.length === 1 && ids[0] === vmId)
}

/** Routing without a VM that is no longer a target. */
export function withoutTarget({ rules, defaultVmIds }: Routing, vmId: string) {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== vmId)
  return {
    rules: rules.map((rule) => ({ ...rule, vmIds: others(rule.vmIds) })),
    defaultVmIds: others(defaultVmIds),
  }
}
