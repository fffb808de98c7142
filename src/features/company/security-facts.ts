/** Facts of the security page, which are also in the security overview to download. */

/** Measures that protect customers' data. */
export const measures: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Data encryption',
    text: 'AES-256 at rest and TLS 1.3 in transit. Keys are stored separately from the data and rotated regularly.',
  },
  {
    title: 'DDoS protection',
    text: 'Attack traffic is detected and dropped at the network edge, before it reaches your VMs.',
  },
  {
    title: 'Security monitoring',
    text: 'Engineers and automated rules monitor the platform around the clock and detect anomalies in under a minute.',
  },
  {
    title: 'Access control',
    text: 'MFA at sign-in, SSO with your own directory, and RBAC that limits each person to what they need.',
  },
  {
    title: 'Infrastructure security',
    text: 'Guarded data centers, hardened hosts, isolated customer networks, and disks that are destroyed at end of life.',
  },
  {
    title: 'Audit and compliance',
    text: 'An append-only audit log of every change, and audit reports on request.',
  },
]

/** With the month of the last audit. */
export const certificates = [
  { name: 'SOC 2 Type II', status: 'Certified', audited: 'March 2026' },
  { name: 'ISO 27001', status: 'Certified', audited: 'June 2026' },
  { name: 'CSA STAR', status: 'Certified', audited: 'June 2026' },
  { name: 'GDPR', status: 'Compliant', audited: 'May 2026' },
  { name: 'HIPAA', status: 'Compliant', audited: 'September 2026' },
  { name: 'PCI DSS', status: 'Level 1', audited: 'October 2026' },
] as const

export const practices = [
  {
    title: 'Access management',
    points: [
      'Require two-factor authentication for everyone',
      'Assign roles by responsibility and review them every quarter',
      'Use API keys with minimal scopes and rotate them',
      'Remove members the day they leave',
    ],
  },
  {
    title: 'Network security',
    points: [
      'Start with a firewall that denies all inbound traffic',
      'Allow database access from specific networks only',
      'Keep management ports off the internet',
      'Put a load balancer or CDN in front of public services',
    ],
  },
  {
    title: 'Infrastructure hardening',
    points: [
      'Start from a current image and keep it updated',
      'Use SSH keys instead of passwords',
      'Take snapshots of volumes and test restoring them',
      'Run containers without root privileges',
    ],
  },
  {
    title: 'Incident response',
    points: [
      'Decide in advance who gets paged, and how',
      'Send alerts to a person on call, not a shared mailbox',
      'Keep logs long enough to investigate an intrusion',
      'Practice restoring a backup twice a year',
    ],
  },
] as const
