import { expect, test } from 'vitest'
import {
  MAX_CDN_CACHE_RULES,
  MAX_CDN_ORIGINS,
  MAX_CDN_TTL,
  MAX_PURGE_TARGETS,
} from '#src/domain/cdn-input.ts'
import { MAX_REPLICAS } from '#src/domain/container.ts'
import { MAX_CAA_LENGTH, MAX_TLSA_LENGTH, MAX_TXT_LENGTH } from '#src/domain/dns-records.ts'
import { MAX_SVC_PARAMS_LENGTH } from '#src/domain/dns-svc-params.ts'
import { MAX_ZONE_FILE_LENGTH } from '#src/domain/dns-zone-file-parser.ts'
import { MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { MAX_RULE_DESCRIPTION, MAX_RULE_PEERS, MAX_RULE_PORTS } from '#src/domain/firewall-rules.ts'
import { MAX_NAME_LENGTH, MAX_TAGS } from '#src/domain/labels.ts'
import { supportLimits } from '#src/domain/support.ts'
import { MAX_VMS_PER_REQUEST } from '#src/domain/vm.ts'
import * as limits from './generated/limits.gen.ts'

/** Limits that forms and the mock share; they can't import the contract's limits, so this test compares them. */
const shared = {
  MAX_EMAIL_LENGTH: [MAX_EMAIL_LENGTH, limits.SupportRequestCreate.email.maxLength],
  MAX_CAA_LENGTH: [MAX_CAA_LENGTH, limits.DnsCaaData.value.maxLength],
  MAX_CDN_CACHE_RULES: [MAX_CDN_CACHE_RULES, limits.CdnDistributionCreate.cacheRules.maxItems],
  MAX_CDN_ORIGINS: [MAX_CDN_ORIGINS, limits.CdnDistributionCreate.origins.maxItems],
  MAX_CDN_TTL: [MAX_CDN_TTL, limits.CdnDistributionCreate.defaultTtlSeconds.maximum],
  MAX_NAME_LENGTH: [MAX_NAME_LENGTH, limits.VmUpdate.name.maxLength],
  MAX_PURGE_TARGETS: [MAX_PURGE_TARGETS, limits.CdnPurgeUrls.urls.maxItems],
  MAX_RULE_DESCRIPTION: [MAX_RULE_DESCRIPTION, limits.FirewallRuleInput.description.maxLength],
  MAX_RULE_PEERS: [MAX_RULE_PEERS, limits.FirewallRuleInput.peers.maxItems],
  MAX_RULE_PORTS: [MAX_RULE_PORTS, limits.FirewallRuleInput.ports.maxItems],
  MAX_SVC_PARAMS_LENGTH: [MAX_SVC_PARAMS_LENGTH, limits.DnsHttpsData.params.maxLength],
  MAX_TLSA_LENGTH: [MAX_TLSA_LENGTH, limits.DnsTlsaData.certificate.maxLength],
  MAX_TAGS: [MAX_TAGS, limits.VmCreate.tags.maxItems],
  MAX_TXT_LENGTH: [MAX_TXT_LENGTH, limits.DnsTxtData.text.maxLength],
  MAX_VMS_PER_REQUEST: [MAX_VMS_PER_REQUEST, limits.VmCreate.names.maxItems],
  MAX_ZONE_FILE_LENGTH: [MAX_ZONE_FILE_LENGTH, limits.DnsImport.zoneFile.maxLength],
  MAX_REPLICAS: [MAX_REPLICAS, limits.ContainerCreate.replicas.maximum],
  'supportLimits.name': [supportLimits.name, limits.SupportRequestCreate.name.maxLength],
  'supportLimits.subject': [supportLimits.subject, limits.SupportRequestCreate.subject.maxLength],
  'supportLimits.message': [supportLimits.message, limits.SupportRequestCreate.message.maxLength],
} as const

test.for(Object.entries(shared))('%s matches the contract', ([, [own, ofContract]]) => {
  expect(own).toBe(ofContract)
})
