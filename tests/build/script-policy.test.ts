import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFolder } from './support/builds.ts'

/** Reasons why the page could run scripts other than files of its own origin. */
function policyViolations(html: string): string[] {
  const found: string[] = []
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#39;', "'")
  if (policy === undefined) found.push('there is no policy')
  const directives = new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? []
  if (scripts.length === 0) found.push('the policy does not limit scripts')
  for (const value of scripts) if (value !== "'self'") found.push(`the policy permits scripts from ${value}`)
  if (directives.get('object-src')?.join(' ') !== "'none'") found.push('the policy permits plug-ins')
  if (!directives.has('base-uri')) found.push('the policy lets a base element move every address')

  const [beforePolicy = ''] = html.split('<meta http-equiv="Content-Security-Policy"')
  if (/<(script|link|style)\b/.test(beforePolicy)) found.push('something is loaded before the policy holds')
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    // Data blocks are not executed.
    if (/\stype="application\/(ld\+)?json"/.test(tag)) continue
    if (!/\ssrc="/.test(tag)) found.push(`inline script: ${tag}`)
  }
  for (const [attribute] of html.matchAll(/<[^>]*\son\w+="/g)) found.push(`inline handler: ${attribute}`)
  return found
}

const page = (policy: string, rest = '') =>
  `<head><meta http-equiv="Content-Security-Policy" content="${policy}">${rest}</head>`
const strict = "script-src 'self'; object-src 'none'; base-uri 'self'"

describe('the script policy', () => {
  it.each([
    ['no policy', '<head></head>'],
    ['inline scripts permitted', page(strict.replace("'self'", "'self' 'unsafe-inline'"))],
    ['eval permitted', page(strict.replace("'self'", "'self' 'unsafe-eval'"))],
    ['another host permitted', page(strict.replace("'self'", "'self' https://cdn.example"))],
    ['scripts not limited', page("object-src 'none'; base-uri 'self'")],
    ['an inline script', page(strict, '<script>start()</script>')],
    ['an inline handler', page(strict, '<body onload="start()">')],
    ['a script before the policy', `<script src="/a.js"></script>${page(strict)}`],
  ])('is found weak for %s', (_, html) => expect(policyViolations(html)).not.toEqual([]))

  it.each(['production', 'demo'] as const)('of the %s build admits only files of its own host', (shape) => {
    expect(policyViolations(readFileSync(join(builtFolder(shape), 'index.html'), 'utf8'))).toEqual([])
  })
})
