import { CAA_TAGS, type DnsRecordType } from '#src/domain/dns.ts'

/** Field of the record form. `number` is an integer up to `max`, `hex` hexadecimal digits. */
export interface FieldSpec {
  readonly name: string
  readonly label: string
  readonly kind: 'host' | 'text' | 'number' | 'lines' | 'hex'
  readonly hint?: string
  readonly max?: number
  /** Values to choose from, if there are few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly initial?: string
  /** @default false */
  readonly isOptional?: boolean
}

export const UINT16 = 65_535
const NAME_HINT = 'Such as mail.example.com. Without a dot, it’s a name in this zone.'

const serviceBinding: readonly FieldSpec[] = [
  {
    name: 'priority',
    label: 'Priority',
    kind: 'number',
    max: UINT16,
    initial: '1',
    hint: '0 makes it an alias.',
  },
  {
    name: 'target',
    label: 'Target',
    kind: 'host',
    initial: '.',
    hint: 'A single dot for this name, or another name such as www.example.com.',
  },
  {
    name: 'params',
    label: 'Parameters',
    kind: 'text',
    isOptional: true,
    hint: 'Such as alpn=h2,h3 port=8443. Empty for an alias.',
  },
]

/** Fields of each record type, in zone file order. */
export const FIELDS: Readonly<Record<DnsRecordType, readonly FieldSpec[]>> = {
  A: [{ name: 'address', label: 'IPv4 address', kind: 'text', hint: 'Such as 203.0.113.7.' }],
  AAAA: [{ name: 'address', label: 'IPv6 address', kind: 'text', hint: 'Such as 2001:db8::7.' }],
  ALIAS: [{ name: 'target', label: 'Target', kind: 'host', hint: NAME_HINT }],
  CNAME: [{ name: 'target', label: 'Target', kind: 'host', hint: NAME_HINT }],
  MX: [
    {
      name: 'preference',
      label: 'Preference',
      kind: 'number',
      max: UINT16,
      initial: '10',
      hint: 'The lowest value is tried first.',
    },
    {
      name: 'exchange',
      label: 'Mail server',
      kind: 'host',
      hint: `${NAME_HINT} Use a single dot for no mail.`,
    },
  ],
  TXT: [{ name: 'text', label: 'Text', kind: 'lines', hint: 'Without quotes.' }],
  SRV: [
    {
      name: 'priority',
      label: 'Priority',
      kind: 'number',
      max: UINT16,
      initial: '0',
      hint: 'The lowest value is tried first.',
    },
    {
      name: 'weight',
      label: 'Weight',
      kind: 'number',
      max: UINT16,
      initial: '0',
      hint: 'Share of traffic among equal priorities.',
    },
    { name: 'port', label: 'Port', kind: 'number', max: UINT16 },
    { name: 'target', label: 'Target', kind: 'host', hint: NAME_HINT },
  ],
  HTTPS: serviceBinding,
  SVCB: serviceBinding,
  TLSA: [
    {
      name: 'usage',
      label: 'Usage',
      kind: 'number',
      max: 3,
      initial: '3',
      choices: [
        { value: '3', label: '3: this certificate (DANE-EE)' },
        { value: '2', label: '2: this CA (DANE-TA)' },
        { value: '1', label: '1: this public certificate (PKIX-EE)' },
        { value: '0', label: '0: this public CA (PKIX-TA)' },
      ],
    },
    {
      name: 'selector',
      label: 'Selector',
      kind: 'number',
      max: 1,
      initial: '1',
      choices: [
        { value: '1', label: '1: public key' },
        { value: '0', label: '0: whole certificate' },
      ],
    },
    {
      name: 'matchingType',
      label: 'Matching type',
      kind: 'number',
      max: 2,
      initial: '1',
      choices: [
        { value: '1', label: '1: SHA-256 digest' },
        { value: '2', label: '2: SHA-512 digest' },
        { value: '0', label: '0: full data' },
      ],
    },
    {
      name: 'certificate',
      label: 'Certificate data',
      kind: 'hex',
      hint: 'Hexadecimal: 64 digits for SHA-256, 128 for SHA-512. Colons are removed.',
    },
  ],
  CAA: [
    {
      name: 'flags',
      label: 'Flags',
      kind: 'number',
      max: 255,
      initial: '0',
      hint: '0, or 128 for critical.',
    },
    {
      name: 'tag',
      label: 'Tag',
      kind: 'text',
      choices: CAA_TAGS.map((tag) => ({ value: tag, label: tag })),
      initial: 'issue',
    },
    {
      name: 'value',
      label: 'Value',
      kind: 'text',
      hint: 'A certificate authority, such as letsencrypt.org, or ; for none.',
    },
  ],
  PTR: [{ name: 'host', label: 'Host name', kind: 'host', hint: NAME_HINT }],
  NS: [{ name: 'host', label: 'Name server', kind: 'host', hint: NAME_HINT }],
}

/** Purpose of each type, and an example of a name. */
export const TYPE_HINTS: Readonly<
  Record<DnsRecordType, { readonly purpose: string; readonly example: string }>
> = {
  A: { purpose: 'Points a name to an IPv4 address.', example: 'www' },
  AAAA: { purpose: 'Points a name to an IPv6 address.', example: 'www' },
  ALIAS: {
    purpose: 'Answers with the addresses of another name. Unlike a CNAME, it works at the zone apex.',
    example: '@',
  },
  CNAME: { purpose: 'Makes a name another name for a host. It must be the only record.', example: 'www' },
  MX: { purpose: 'Names a server that accepts mail for the domain.', example: '@' },
  TXT: { purpose: 'Holds text, such as SPF, DKIM or a verification code.', example: '@' },
  SRV: { purpose: 'Locates a service by host and port.', example: '_sip._tcp' },
  HTTPS: { purpose: 'Tells browsers how to connect to a website, such as over HTTP/3.', example: '@' },
  SVCB: { purpose: 'Tells clients how to connect to a service.', example: '_dns.resolver' },
  TLSA: { purpose: 'Names the certificate of a service (DANE).', example: '_443._tcp.www' },
  CAA: { purpose: 'Limits which authorities may issue certificates.', example: '@' },
  PTR: { purpose: 'Names an address, in a zone below in-addr.arpa or ip6.arpa.', example: '7' },
  NS: { purpose: 'Delegates a subdomain to other name servers.', example: 'office' },
}
