import { OUTSIDE_HOSTS } from '../../world/addresses.ts'
import { LONGEST_CDN_DOMAIN } from '../cdn/demo.ts'
import { LONGEST_NAME } from '../load-balancers/demo.ts'
import type { PlannedZone } from './plan.ts'

/** Long name to test layouts: subdomains can have zones too. */
const LONGEST_DOMAIN =
  'services.legacy-migration-staging-environment-for-the-warehouse-import.nimbus-shop.example'

/** Zones of a shop: one of every type and state, one in another alphabet, one that is hardly used. */
export const DEMO_ZONES: readonly PlannedZone[] = [
  {
    name: 'nimbus-shop.example',
    project: 'Storefront',
    ageDays: 410,
    now: { status: 'active', sinceHours: 29 },
    tags: ['env:production', 'team:web'],
    changes: 12,
    zoneFile: ({ ip, edge }) => `
$TTL 3600
@                    A      ${ip('web-prod-01')}
@                    A      ${ip('web-prod-02')}
@                    AAAA   2001:db8:40::10
@                    MX     10 mx1.mail-provider.example.
@                    MX     20 mx2.mail-provider.example.
@                    TXT    "v=spf1 include:mail-provider.example -all"
@                    TXT    "nimbus-site-verification=5c1e0d8f7b2a4963"
@                    CAA    0 issue "letsencrypt.org"
@                    CAA    0 issuewild ";"
@                    CAA    0 iodef "mailto:security@nimbus-shop.example"
@                    HTTPS  1 . alpn=h2,h3
_443._tcp.shop       TLSA   3 1 1 0b9fa5a59eed715c26c1020c711b4f6ec42d58b0015e14337a39dad301c5afc3
docs          300    ALIAS  docs.pages-provider.example.
www           300    CNAME  cdn
cdn           300    CNAME  ${edge('cdn.nimbus-shop.example')}
media         300    CNAME  ${edge('media.nimbus-shop.example')}
${LONGEST_CDN_DOMAIN}.  300  CNAME  ${edge(LONGEST_CDN_DOMAIN)}
shop          300    A      ${ip('shop-web')}
eu            300    A      ${ip('web-eu-01')}
eu            300    A      ${ip('web-eu-02')}
api           300    A      ${ip('api-prod-01')}
import        300    A      ${ip(LONGEST_NAME)}
status               CNAME  pages.status-provider.example.
_dmarc               TXT    "v=DMARC1; p=reject; rua=mailto:dmarc@nimbus-shop.example"
s1._domainkey        TXT    "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDq8vR2mO1nWc5dJ9tQeXb7pLk0Zs4yU6hGf3aTiVw"
_submission._tcp     SRV    0 5 465 smtp.mail-provider.example.
_imaps._tcp          SRV    0 5 993 imap.mail-provider.example.
partners             NS     ns1.partner-dns.example.
partners             NS     ns2.partner-dns.example.
`,
  },
  {
    name: 'nimbus-shop.dev',
    project: 'Storefront',
    ageDays: 233,
    now: { status: 'active', sinceHours: 5.4 },
    tags: ['env:staging', 'team:web'],
    changes: 7,
    zoneFile: ({ ip }) => `
$TTL 300
@        A      ${OUTSIDE_HOSTS.devWebsite}
www      CNAME  @
cache    A      ${ip('build-cache')}
api      A      ${OUTSIDE_HOSTS.devApi}
*.preview A     ${OUTSIDE_HOSTS.devPreview}
@        TXT    "v=spf1 -all"
@        MX     0 .
`,
  },
  {
    name: 'xn--bcherstube-9db.example',
    project: 'Storefront',
    ageDays: 96,
    now: { status: 'active', sinceHours: 700 },
    tags: ['env:production', 'team:content'],
    changes: 2,
    zoneFile: ({ ip }) => `
@     A      ${ip('web-eu-01')}
www   CNAME  @
@     TXT    "v=spf1 -all"
`,
  },
  {
    name: 'nimbus-status.example',
    project: 'Default',
    ageDays: 150,
    now: { status: 'active', sinceHours: 2100 },
    tags: ['team:platform'],
    changes: 1,
    zoneFile: () => `
@     A      ${OUTSIDE_HOSTS.statusPage}
`,
  },
  {
    name: 'nimbus-labs.example',
    project: 'Machine learning',
    ageDays: 0.02,
    now: { status: 'pending', sinceHours: 0.48, untilHours: 0.75 },
    tags: ['env:development'],
    changes: 0,
    zoneFile: () => `
models A ${OUTSIDE_HOSTS.models}
`,
  },
  {
    name: LONGEST_DOMAIN,
    project: 'Data platform',
    ageDays: 11,
    now: { status: 'active', sinceHours: 30 },
    failing: {
      now: { status: 'error', sinceHours: 30, reason: 'The registry points to other name servers.' },
    },
    tags: ['env:staging', 'legacy'],
    changes: 1,
    zoneFile: () => `
import A ${OUTSIDE_HOSTS.import}
`,
  },
]

/** Zones of the second tenant. */
export const SECOND_TENANT_ZONES: readonly PlannedZone[] = [
  {
    name: 'kestrel.example',
    project: 'Default',
    ageDays: 80,
    now: { status: 'active', sinceHours: 400 },
    tags: [],
    changes: 1,
    zoneFile: ({ ip }) => `
@   A     ${ip('shop-web')}
www CNAME @
`,
  },
]
