import { describe, expect, it } from 'vitest'
import { databaseLife } from '#mocks/world/life-cycles/database.ts'
import { vmLife } from '#mocks/world/life-cycles/vm.ts'
import { LOG_RETENTION } from '#mocks/world/logs.ts'
import { CDN_REGIONS } from '#src/domain/cdn-catalog.ts'
import { PLANS, type PlanFeature } from '#src/domain/plan-catalog.ts'
import { cookies } from '#src/features/legal/cookies.ts'
import { readFile, repositoryFiles } from './support/files.ts'

/** Texts of the product, by path below `src/features`. */
const texts = new Map(
  repositoryFiles('src/features')
    .filter((path) => /\.(tsx?|mdx)$/.test(path) && !path.includes('.test.'))
    .map((path) => [path.slice('src/features/'.length), readFile(path)] as const),
)

const found = (pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

/** Words by which texts name a feature of plans. */
const FEATURE_WORDS: Readonly<Record<PlanFeature, RegExp>> = {
  'auto-scaling': /auto-scaling/i,
  'load-balancing': /load balanc/i,
  'role-based-access': /\broles\b|RBAC/,
  'phone-support': /phone support/i,
  cdn: /\bCDN\b/,
  sso: /\bSSO\b/,
}
const features = Object.entries(FEATURE_WORDS) as [PlanFeature, RegExp][]

describe('claims about billing agree with the ledger', () => {
  it('charges by the second, without a cap', () => {
    expect(
      found(/\bbilled (?:hourly|by the hour|monthly by)|up to 730 hours|up to the price of the month/gi),
    ).toEqual([])
  })

  it('charges what is stopped', () => {
    expect(found(/(?:ends|stopped) when you stop|stop a machine at/gi)).toEqual([])
  })
})

describe('claims about plans agree with the catalog', () => {
  /** Sentences such as "Pro: ten machines, an SLA of 99.9% and phone support." */
  const claims = [...texts].flatMap(([file, text]) =>
    PLANS.flatMap((plan) =>
      [...text.matchAll(new RegExp(`['"\`]${plan.name}: ([^'"\`]+)`, 'g'))].map(
        ([, claim = '']) => [`${file}: ${plan.name}`, plan, claim] as const,
      ),
    ),
  )

  it('promise auto-scaling only in the comparison, where the specification has it', () => {
    const promises = found(/auto-?scaling/gi)
    expect(promises.filter((promise) => !promise.startsWith('pricing/'))).toEqual([])
  })

  it('are found', () => expect(claims.map(([name]) => name)).toContain('solutions/startups.ts: Team'))

  it.each(claims)('%s', (_, plan, claim) => {
    const sla = /SLA of ([\d.]+)%/.exec(claim)?.[1]
    if (sla !== undefined) expect(Number(sla)).toBe(plan.slaPercent)
    const users = /(\d+) people/.exec(claim)?.[1]
    if (users !== undefined) expect(Number(users)).toBe(plan.limits.users)
    const projects = /(\d+) projects/.exec(claim)?.[1]
    if (projects !== undefined) expect(Number(projects)).toBe(plan.limits.projects)
    const hours = /within (\d+) hours/.exec(claim)?.[1]
    if (hours !== undefined) expect(Number(hours)).toBe(plan.responseHours)
    const named = features.filter(([, words]) => words.test(claim)).map(([feature]) => feature)
    expect(named.filter((feature) => !plan.features.includes(feature))).toEqual([])
  })

  it('promise on every plan only what every plan has', () => {
    const everywhere = PLANS[0].features
    const sentences = found(/[^.'"`]*\b(?:every|all) plans?\b[^.'"`]*/g)
    const wrong = sentences.filter((sentence) =>
      features.some(([feature, words]) => words.test(sentence) && !everywhere.includes(feature)),
    )
    expect(sentences.length).toBeGreaterThan(1)
    expect(wrong).toEqual([])
  })
})

/** Numbers that texts state, as a pattern with one group finds them. */
function numbersIn(pattern: RegExp): number[] {
  return [...texts.values()].flatMap((text) =>
    [...text.matchAll(pattern)].map(([, number]) => Number(number)),
  )
}

const DAY = 86_400_000
const MINUTE = 60_000

describe('claims about time agree with the simulated cloud', () => {
  it('logs are kept as long as the mock keeps them', () => {
    const days = numbersIn(/\blogs? (?:are |is )?kept for (\d+) days/gi)
    expect(days.length).toBeGreaterThan(2)
    expect(new Set(days)).toEqual(new Set([LOG_RETENTION / DAY]))
  })

  it('a VM starts, restarts and resizes in under a minute, and a database upgrades', () => {
    expect(found(/\babout (?:a|one) minute\b/gi)).toEqual([])
    expect(found(/\b(?:under|less than) (?:a|one) minute\b|\bunder 60 seconds\b/gi).length).toBeGreaterThan(
      10,
    )
    const { create, start, restart, resize } = vmLife.actions
    const durations = [create, start, restart, resize, databaseLife.actions.maintain].map(
      ({ duration }) => duration,
    )
    expect(durations.flat().filter((it) => typeof it === 'number' && it > MINUTE)).toEqual([])
  })
})

describe('the cookie policy names what the browser stores', () => {
  /** Storage keys, or what they begin with, and the words for them. */
  const STORED: Readonly<Record<string, RegExp>> = {
    'nimbus-chat': /ID of your support chat/,
    'nimbus-chat-draft': /messages you haven’t sent/,
    'nimbus-chat-open': /chat is open/,
    'nimbus-chat-outbox': /messages you haven’t sent/,
    'nimbus-color-scheme': /light or dark mode/,
    'nimbus-dismissed-tasks': /tasks you dismissed/,
    'nimbus-dns-changes-': /unfinished forms/,
    'nimbus-firewall-rules-': /unfinished forms/,
    'nimbus-list-': /list you came from/,
    'nimbus-no-billing-notices': /whether Billing had notices/,
    'nimbus-recent-': /last pages you opened/,
    'nimbus-session-ended': /whether your session has ended/,
    'nimbus-sign-up': /unfinished forms/,
    'nimbus-signed-in': /signed in on this browser/,
    'nimbus-single-key-shortcuts': /single-key shortcuts/,
    'nimbus-support-draft': /unfinished forms/,
    'nimbus-table-': /table columns and row height/,
    'nimbus-toasts': /messages you haven’t seen/,
    'nimbus-view-': /unfinished forms/,
    'nimbus.domain-order.': /domain purchase in progress/,
    'nimbus.domain-purchase.': /domain purchase in progress/,
  }
  /** Only builds with mocks store these. */
  const OF_MOCKS = ['nimbus-api', 'nimbus-mock', 'nimbus-pending-scenario']

  const code = repositoryFiles('src')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map(readFile)

  it('and these are all its keys', () => {
    const keys = code.flatMap((text) => [...text.matchAll(/(?:=|=>|return) ['"`](nimbus[-.][a-z-.]+)/g)])
    const stored = new Set(keys.map(([, key = '']) => key).filter((key) => !key.endsWith('.example')))
    expect([...stored].sort()).toEqual([...Object.keys(STORED), ...OF_MOCKS].sort())
    const written = code.flatMap(
      (text) => text.match(/(?:local|session)Storage\.set(?:Item)?\(['"`].*/gi) ?? [],
    )
    expect(written).toEqual([])
  })

  it.each(Object.entries(STORED))('%s', (_, words) => {
    expect(cookies.sections.flatMap(({ points = [] }) => points).join('\n')).toMatch(words)
  })
})

describe('claims about the network agree with the catalog', () => {
  it('the CDN has more edge locations than texts promise, and all promise as many', () => {
    const promised = numbersIn(/\b(\d+)\+? edge locations/g)
    expect(promised.length).toBeGreaterThan(3)
    expect(new Set(promised).size).toBe(1)
    const total = CDN_REGIONS.reduce((sum, { edgeLocations }) => sum + edgeLocations, 0)
    expect(total).toBeGreaterThanOrEqual(promised[0] ?? 0)
  })

  it('the trial is as long as the plans say', () => {
    const days = numbersIn(/\b(\d+)-day free trial/g)
    expect(days.length).toBeGreaterThan(1)
    const offered = PLANS.map(({ trialDays }) => trialDays).filter((it) => it > 0)
    expect(new Set(days)).toEqual(new Set(offered))
  })
})
