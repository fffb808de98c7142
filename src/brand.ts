/** Fictional brand. A team that adopts the product only replaces these names and addresses. */
export const brand = {
  name: 'Nimbus',
  company: 'Nimbus Cloud, Inc.',
  tagline: 'The cloud that stays out of your way',
  description:
    'GPU computing, virtual machines, containers and managed databases for developers and teams. Transparent pricing, deploy in under 60 seconds.',
  /** Public URL of the site, for search engines and shared links; without a trailing slash. */
  siteUrl: 'https://nimbus.example',
  /** URL for editing files of this project, without a trailing slash. */
  sourceUrl: 'https://git.nimbus.example/console/edit/main',
  /** Number for support calls; fictional, from the range of NANPA for examples. */
  supportPhone: '+1 202 555 0143',
  supportEmail: 'support@nimbus.example',
  /** Address for vulnerability reports (`/.well-known/security.txt`). */
  securityEmail: 'security@nimbus.example',
} as const
