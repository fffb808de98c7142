import { differenceText } from '../kernel/difference-text.ts'
import { durationMs } from '../kernel/duration.ts'
import type { ClockSetting, NetworkSettings, Scenario } from './document.ts'
import { startingScenario } from './selection.ts'

/** Settings of a scenario, without its name. */
type Settings = Omit<Scenario, 'name'>

/** A setting that differs from the default scenario. */
export interface Deviation {
  readonly setting: keyof Settings
  /** Short, for a label: `Latency 3 s`. */
  readonly text: string
  /** Takes it back, and nothing else. */
  readonly withdrawn: Partial<Settings>
}

/** Every deviation of a scenario from the default one. Typed by setting, so that none can be forgotten. */
export function deviations(scenario: Scenario): readonly Deviation[] {
  return (Object.keys(describe) as (keyof Settings)[]).flatMap((setting) =>
    describe[setting](scenario).map((deviation) => ({ setting, ...deviation })),
  )
}

type Described = Pick<Deviation, 'text' | 'withdrawn'>

const usual = startingScenario

/** Most surprising first. */
const describe: { readonly [Setting in keyof Settings]: (scenario: Scenario) => readonly Described[] } = {
  network: ({ network }) =>
    membersOf(network, usual.network, {
      offline: () => 'Offline',
      failureRate: (share) => `${percent(share)} of requests fail`,
      latencyMs: (latency) =>
        typeof latency === 'number' || '*' in latency
          ? `Latency ${milliseconds(general(latency))}`
          : 'Latency',
      jitterMs: (ms) => `Jitter ${milliseconds(ms)}`,
    }).map(({ text, group }) => ({ text, withdrawn: { network: group } })),
  rules: ({ rules }) =>
    rules.length === 0
      ? []
      : [{ text: rules.length === 1 ? '1 rule' : `${rules.length} rules`, withdrawn: { rules: [] } }],
  session: ({ session }) =>
    session === usual.session
      ? []
      : [
          {
            text: session === 'expired' ? 'Session expired' : 'Sessions don’t expire',
            withdrawn: { session: usual.session },
          },
        ],
  persona: ({ persona }) =>
    persona === usual.persona
      ? []
      : [
          {
            text: persona === 'signed-out' ? 'Signed out' : `Signed in as ${persona}`,
            withdrawn: { persona: usual.persona },
          },
        ],
  lifecycle: ({ lifecycle }) =>
    membersOf(lifecycle, usual.lifecycle, {
      failureRate: (share) => (share === 0 ? 'No action fails' : `${percent(share)} of actions fail`),
      durationFactor: (factor) =>
        factor === 0 ? 'Actions take no time' : `Actions take ${factor.toLocaleString('en')} × as long`,
    }).map(({ text, group }) => ({ text, withdrawn: { lifecycle: group } })),
  dataset: ({ dataset }) =>
    dataset === usual.dataset ? [] : [{ text: `${dataset} data`, withdrawn: { dataset: usual.dataset } }],
  incidents: ({ incidents }) =>
    incidents.map((incident, index) => ({
      text: `${incident.kind} on ${incident.resource}`,
      withdrawn: { incidents: incidents.toSpliced(index, 1) },
    })),
  seedVariants: ({ seedVariants }) =>
    seedVariants.map((variant) => ({
      text: variant.replaceAll('-', ' '),
      withdrawn: { seedVariants: seedVariants.filter((it) => it !== variant) },
    })),
  seed: ({ seed }) =>
    seed === usual.seed ? [] : [{ text: `Seed ${seed}`, withdrawn: { seed: usual.seed } }],
  clock: ({ clock }) =>
    clock.mode === usual.clock.mode ? [] : [{ text: clockText(clock), withdrawn: { clock: usual.clock } }],
  live: ({ live }) =>
    membersOf(live, usual.live, {
      url: (url) => `Live: ${url === null ? '' : new URL(url).host}`,
      credentials: (credentials) => `Live credentials: ${credentials}`,
      headers: () => 'Live headers',
    }).map(({ text, group }) => ({ text, withdrawn: { live: group } })),
}

/** Deviating members of a group of settings, each with the group as it is without it. */
function membersOf<Group extends object>(
  group: Group,
  usualGroup: Group,
  texts: { readonly [Member in keyof Group]: (value: Group[Member]) => string },
): readonly { readonly text: string; readonly group: Group }[] {
  return (Object.keys(texts) as (keyof Group)[])
    .filter((member) => JSON.stringify(group[member]) !== JSON.stringify(usualGroup[member]))
    .map((member) => ({
      text: texts[member](group[member]),
      group: { ...group, [member]: usualGroup[member] },
    }))
}

function percent(share: number): string {
  return `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })}%`
}

function milliseconds(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString('en')} s`
}

/** Latency of operations without their own, in milliseconds. */
function general(latency: NetworkSettings['latencyMs']): number {
  return typeof latency === 'number' ? latency : (latency['*'] ?? 0)
}

function clockText(clock: ClockSetting): string {
  switch (clock.mode) {
    case 'real':
      return 'Real time'
    case 'fixed':
      return `Begins ${clock.at.slice(0, 16).replace('T', ' ')}`
    case 'shifted':
      return `Begins ${differenceText(durationMs(clock.by))}`
    case 'sped-up':
      return `Begins at ${clock.factor.toLocaleString('en')} × speed`
  }
}
