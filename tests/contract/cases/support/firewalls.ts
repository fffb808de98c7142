import assert from 'node:assert/strict'
import type {
  Firewall,
  FirewallCreate,
  FirewallRuleInput,
  FirewallRuleSet,
  FirewallRuleSetInput,
} from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'
import { VM_STABLE_AFTER } from './vms.ts'

/** Valid rule, with changes. */
export const rule = (changes: Partial<FirewallRuleInput> = {}): FirewallRuleInput => ({
  direction: 'inbound',
  action: 'allow',
  protocol: 'tcp',
  ports: [{ from: 443, to: 443 }],
  peers: ['10.0.0.0/8'],
  description: '',
  enabled: true,
  ...changes,
})

export const ruleSet = (...rules: FirewallRuleInput[]): FirewallRuleSetInput => ({
  defaultInbound: 'deny',
  defaultOutbound: 'allow',
  rules,
})

/** Rules with a different port each. */
export const rules = (count: number): FirewallRuleInput[] =>
  Array.from({ length: count }, (_, index) => rule({ ports: [{ from: index + 1, to: index + 1 }] }))

export function createFirewall(
  api: Api,
  changes: Partial<FirewallCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createFirewall'>> {
  const body = { name: 'contract-test', planId: 'fwplan_basic', ...changes }
  return api.send('createFirewall', { body, headers })
}

/** New active firewall. */
export async function activeFirewall(api: Api, changes: Partial<FirewallCreate> = {}): Promise<Firewall> {
  const { id } = bodyOf(await createFirewall(api, changes))
  await api.mocks.advance(VM_STABLE_AFTER)
  return getFirewall(api, id)
}

export async function getFirewall(api: Api, firewallId: string): Promise<Firewall> {
  return bodyOf(await api.send('getFirewall', { path: { firewallId } }))
}

/** Rules with their version. */
export async function readRules(
  api: Api,
  firewallId: string,
): Promise<{ readonly rules: FirewallRuleSet; readonly tag: string }> {
  const response = await api.send('getFirewallRules', { path: { firewallId } })
  const tag = response.headers.get('etag')
  assert.ok(tag)
  return { rules: bodyOf(response), tag }
}

export function writeRules(
  api: Api,
  firewallId: string,
  tag: string,
  body: FirewallRuleSetInput,
): Promise<ApiResponse<'replaceFirewallRules'>> {
  return api.send('replaceFirewallRules', { path: { firewallId }, headers: { 'if-match': tag }, body })
}
