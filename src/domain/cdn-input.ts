/**
 * Client-side checks of a distribution's settings, with the same rules as the server: errors by field path.
 *
 * Pure: no React, no fetch, no clock.
 */

import { lengthProblem } from './text-length.ts'
import { isWholeBetween } from './whole-number.ts'

export interface CdnOriginInput {
  readonly name: string
  readonly protocol: 'http' | 'https'
  readonly host: string
  /** Empty string while being typed. */
  readonly port: number | ''
  readonly path: string
}

export interface CdnCacheRuleInput {
  readonly pathPattern: string
  /** Empty string while being typed. */
  readonly ttlSeconds: number | ''
  readonly queryString: 'include' | 'ignore'
}

type Problems = Record<string, string>

export const MAX_CDN_ORIGINS = 10
export const MAX_CDN_CACHE_RULES = 50
/** One year, in seconds. */
export const MAX_CDN_TTL = 31_536_000

export const CDN_PORTS = { http: 80, https: 443 } as const

/** Host name with at least two labels, or an IPv4 address (`CdnOrigin.host`). */
const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/
const ORIGIN_NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const ORIGIN_PATH = /^(\/[A-Za-z0-9._~-]+)*$/
const PATH_PATTERN = /^\/[A-Za-z0-9._~!$&()+,;=:@%/*-]*$/
const MAX_PATH = 200

/** @param domain of the distribution, which can't be its own origin */
export function originProblems(origins: readonly CdnOriginInput[], domain: string): Problems {
  const problems: Problems = {}
  origins.forEach(({ name, host, port, path }, index) => {
    const at = (field: string, problem: string | null) => {
      if (problem !== null) problems[`origins.${index}.${field}`] = problem
    }
    at('name', originNameProblem(name, origins.slice(0, index)))
    at('host', hostProblem(host, domain))
    at('port', isWholeBetween(port, 1, 65_535) ? null : 'Use a port from 1 to 65535.')
    at('path', pathProblem(path))
  })
  if (origins.length === 0) problems.origins = 'Add an origin.'
  return problems
}

function originNameProblem(name: string, before: readonly CdnOriginInput[]): string | null {
  if (name === '') return 'Enter a name.'
  if (!ORIGIN_NAME.test(name)) return 'Use lowercase letters, digits and inner hyphens.'
  return before.some((other) => other.name === name) ? 'Another entry has this name.' : null
}

function hostProblem(host: string, domain: string): string | null {
  if (host === '') return 'Enter a host, such as shop.example.'
  if (/^[a-z]+:\/\//i.test(host)) return 'Enter only the host, without https://.'
  if (!HOST.test(host)) return 'Use a host name or an IPv4 address, in lowercase.'
  return host === domain ? 'The origin can’t be the distribution’s own domain.' : null
}

function pathProblem(path: string): string | null {
  const tooLong = lengthProblem(path, MAX_PATH)
  if (tooLong !== undefined) return tooLong
  return ORIGIN_PATH.test(path) ? null : 'Start with a slash and don’t end with one, or leave it empty.'
}

export function cacheRuleProblems(rules: readonly CdnCacheRuleInput[]): Problems {
  const problems: Problems = {}
  rules.forEach(({ pathPattern, ttlSeconds }, index) => {
    const pattern = patternProblem(pathPattern, rules.slice(0, index))
    if (pattern !== null) problems[`cacheRules.${index}.pathPattern`] = pattern
    const ttl = ttlProblem(ttlSeconds)
    if (ttl !== null) problems[`cacheRules.${index}.ttlSeconds`] = ttl
  })
  return problems
}

function patternProblem(pattern: string, before: readonly CdnCacheRuleInput[]): string | null {
  if (!pattern.startsWith('/')) return 'Start with a slash, such as /img/*.'
  const tooLong = lengthProblem(pattern, MAX_PATH)
  if (tooLong !== undefined) return tooLong
  if (!PATH_PATTERN.test(pattern)) return 'Use a path, with * for any number of characters.'
  return before.some((other) => other.pathPattern === pattern) ? 'Another entry has this pattern.' : null
}

/** Error message for a TTL in seconds; null if it is valid. */
export function ttlProblem(ttl: number | ''): string | null {
  return isWholeBetween(ttl, 0, MAX_CDN_TTL)
    ? null
    : 'Use a whole number of seconds, up to one year (31,536,000).'
}

/** Purge targets of a text: one per line, without empty lines. */
export function purgeTargets(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((line) => line !== ''))]
}

export const MAX_PURGE_TARGETS = 100
const MAX_PURGE_LENGTHS = { url: 2000, prefix: 1000 } as const
/** Characters of a long target that an error message shows. */
const QUOTED_LENGTH = 60

/** Error message for purge targets; null if they are valid. The server also checks the host of each URL. */
export function purgeProblem(
  kind: 'url' | 'prefix',
  targets: readonly string[],
  domain: string,
): string | null {
  if (targets.length === 0) return kind === 'url' ? 'Enter a URL.' : 'Enter a path.'
  if (targets.length > MAX_PURGE_TARGETS) return `Purge at most ${MAX_PURGE_TARGETS} at once.`
  for (const target of targets) {
    const tooLong = lengthProblem(target, MAX_PURGE_LENGTHS[kind])
    if (tooLong !== undefined) return `“${target.slice(0, QUOTED_LENGTH)}…” is too long. ${tooLong}`
    if (kind === 'prefix' && !/^\/[\x21-\x7e]*$/.test(target)) return `“${target}” must start with a slash.`
    if (kind === 'url' && !isUrlOf(target, domain)) return `“${target}” must start with https://${domain}/.`
  }
  return null
}

function isUrlOf(url: string, domain: string): boolean {
  return /^https?:\/\/[\x21-\x7e]+$/.test(url) && URL.canParse(url) && new URL(url).host === domain
}
