/** The made-up brand, in this one place: a team that takes the product over puts its own name and addresses here. */
export const brand = {
  name: 'Nimbus',
  company: 'Nimbus Cloud, Inc.',
  tagline: 'The cloud that stays out of your way',
  description:
    'GPU computing, virtual machines, containers and managed databases for developers and teams. Transparent pricing, deploy in under 60 seconds.',
  /** Where the public site is found, for search engines and shared links; without a slash at its end. */
  siteUrl: 'https://nimbus.example',
  supportEmail: 'support@nimbus.example',
} as const
