import type { Permission } from '#src/api/generated/types.gen.ts'
import { brand } from '#src/brand.ts'

export interface Page {
  /** Heading of the page, and first half of the document title. */
  readonly title: string
  /** Purpose in one sentence, shown under the heading, in menus and as the meta description. */
  readonly summary: string
  /** Shorter label for menus, if it differs from the title. */
  readonly label?: string
  /** `site`: public, `auth`: sign-in pages, `console`: behind sign-in. */
  readonly area: 'site' | 'auth' | 'console'
  /**
   * Permission to see the page. Without it, no menu links to the page, and a direct link explains why access is
   * denied.
   */
  readonly permission?: Permission
}

/**
 * Public pages only (`pages.ts` has all). Kept apart because every public page loads these titles, and needs none of
 * the console's.
 */
export const sitePages = {
  '/': {
    title: brand.tagline,
    label: 'Home',
    summary: brand.description,
    area: 'site',
  },
  '/pricing': {
    title: 'Pricing',
    summary: 'Plans from free to enterprise, side by side. No hidden fees.',
    area: 'site',
  },
  '/documentation': {
    title: 'Documentation',
    summary: 'Guides for every product, and the API reference.',
    area: 'site',
  },
  '/documentation/$category/$article': {
    title: 'Article',
    summary: 'One guide of the documentation.',
    area: 'site',
  },
  '/documentation/api': {
    title: 'API reference',
    summary: 'Every operation of the Nimbus API: parameters, bodies, responses and errors.',
    area: 'site',
  },
  '/documentation/api/$tag': {
    title: 'API operations',
    summary: 'The operations of one part of the API.',
    area: 'site',
  },
  '/about': {
    title: 'About',
    summary: 'Our team, our principles and our history.',
    area: 'site',
  },
  '/domains': {
    title: 'Domain Finder',
    label: 'Domain Checker',
    summary: 'Find and register a domain across eight extensions.',
    area: 'site',
  },
  '/marketplace': {
    title: 'Marketplace',
    summary: 'Ready-made apps you can deploy in minutes.',
    area: 'site',
  },
  '/marketplace/$category/$appId': {
    title: 'Marketplace app',
    summary: 'What the app does, what it costs and how to deploy it.',
    area: 'site',
  },
  '/security': {
    title: 'Enterprise Security',
    label: 'Security',
    summary: 'How we protect your data, and which standards we are audited against.',
    area: 'site',
  },
  '/infrastructure': {
    title: 'Global Infrastructure',
    label: 'Infrastructure',
    summary: 'Data centers, network and hardware around the world.',
    area: 'site',
  },
  '/support': {
    title: '24/7 Expert Support',
    label: 'Support',
    summary: 'Reach an engineer by chat, email, phone or video call.',
    area: 'site',
  },
  '/status': {
    title: 'System status',
    summary: 'Status of every service and region, with 90 days of history.',
    area: 'site',
  },
  '/changelog': {
    title: 'Changelog',
    summary: 'Changes to the console and the API, release by release.',
    area: 'site',
  },
  '/terms': {
    title: 'Terms of Service',
    label: 'Terms',
    summary: 'The agreement for using the platform.',
    area: 'site',
  },
  '/privacy': {
    title: 'Privacy Policy',
    label: 'Privacy',
    summary: 'Which personal data we process, and your rights.',
    area: 'site',
  },
  '/cookies': {
    title: 'Cookie Policy',
    label: 'Cookies',
    summary: 'The one cookie we set, and what stays in your browser.',
    area: 'site',
  },
  '/dpa': {
    title: 'Data Processing Agreement',
    label: 'DPA',
    summary: 'How we process personal data on your behalf.',
    area: 'site',
  },
  '/imprint': {
    title: 'Imprint',
    summary: 'Who publishes this site, and how to contact us.',
    area: 'site',
  },
  '/solutions/ai-ml': {
    title: 'AI/ML',
    summary: 'Train and serve models on H200 GPUs.',
    area: 'site',
  },
  '/solutions/startups': {
    title: 'Startups',
    summary: 'Start free and scale without migrating.',
    area: 'site',
  },
  '/solutions/enterprise': {
    title: 'Enterprise',
    summary: 'Control, compliance and support for large organizations.',
    area: 'site',
  },
  '/solutions/ecommerce': {
    title: 'E-commerce',
    summary: 'Online shops that stay fast at peak traffic.',
    area: 'site',
  },
  '/solutions/saas': {
    title: 'SaaS',
    summary: 'Run multi-tenant products at a predictable cost.',
    area: 'site',
  },
  '/products/gpu-as-a-service': {
    title: 'GPU as a Service',
    summary: 'NVIDIA H200 GPUs by the hour, one to eight per VM.',
    area: 'site',
  },
  '/products/virtual-machines': {
    title: 'Virtual Machines',
    summary: 'Virtual machines that start in under a minute.',
    area: 'site',
  },
  '/products/containers': {
    title: 'Containers',
    summary: 'Container orchestration without a control plane to manage.',
    area: 'site',
  },
  '/products/databases': {
    title: 'Databases',
    summary: 'Managed PostgreSQL, MySQL, MongoDB, Redis and more.',
    area: 'site',
  },
  '/products/block-storage': {
    title: 'Block Storage',
    summary: 'SSD volumes that grow while attached.',
    area: 'site',
  },
  '/products/load-balancers': {
    title: 'Load Balancers',
    summary: 'Spread traffic across healthy targets.',
    area: 'site',
  },
  '/products/firewalls': {
    title: 'Firewalls',
    summary: 'Traffic rules for every VM.',
    area: 'site',
  },
  '/products/cdn': {
    title: 'CDN',
    summary: 'Content from more than 200 edge locations.',
    area: 'site',
  },
  '/products/dns': {
    title: 'DNS',
    summary: 'Anycast name servers in more than 50 locations.',
    area: 'site',
  },
} as const satisfies Readonly<Record<string, Page>>

export type SitePath = keyof typeof sitePages

export function sitePage(path: SitePath): Page {
  return sitePages[path]
}

/** Label of a public page in menus. */
export function sitePageLabel(path: SitePath): string {
  const { label, title } = sitePage(path)
  return label ?? title
}

/** `pageHead` for a public page. */
export function sitePageHead(path: SitePath, title?: string, description?: string) {
  return headOf(sitePage(path), title, description)
}

export function headOf(page: Page, title = page.title, description = page.summary) {
  return {
    meta: [
      { title: `${title} · ${page.area === 'console' ? `${brand.name} Console` : brand.name}` },
      { name: 'description', content: description },
    ],
  }
}
