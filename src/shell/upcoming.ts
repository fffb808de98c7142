import type { PagePath } from './pages.ts'

/** What the pages that are not built yet will hold. A page leaves this list when its screen arrives. */
export const upcoming: Partial<Record<PagePath, readonly string[]>> = {
  '/pricing': [
    'Plans and their limits, side by side',
    'A comparison of every feature',
    'Answers to common questions',
  ],
  '/documentation': ['Guides by category, with level and reading time', 'A search across all articles'],
  '/about': ['Mission and values', 'The people behind the product', 'The journey so far'],
  '/domains': ['Availability across eight extensions', 'Registration with payment and set-up instructions'],
  '/marketplace': ['Applications by category, with search, filters and sorting', 'Featured applications'],
  '/marketplace/$category/$appId': [
    'Overview, features, documentation and reviews of an application',
    'Price, set-up time and deployment into your project',
  ],
  '/security': ['Protection of data, networks and access', 'Certifications and best practices'],
  '/infrastructure': ['Regions by continent', 'Network and hardware figures'],
  '/support': ['Chat, e-mail, phone and video channels', 'Support plans', 'A contact form'],
  '/solutions/ai-ml': ['Training and inference on H200 GPUs', 'Tooling for machine-learning teams'],
  '/solutions/startups': ['How to start free', 'What changes as you grow'],
  '/solutions/enterprise': ['Control and compliance', 'Dedicated support'],
  '/solutions/ecommerce': ['Scaling for peak days', 'Delivery at the edge'],
  '/solutions/saas': ['Three plans by number of users', 'Multi-tenant architecture'],
  '/products/gpu-as-a-service': [
    'Specifications and comparison',
    'Hourly prices',
    'Quick start and questions',
  ],
  '/products/virtual-machines': ['Features and use cases', 'Basic, Standard and Premium tiers'],
  '/products/containers': ['Features and use cases', 'Starter, Professional and Enterprise tiers'],
  '/products/databases': ['Engines and features', 'Development, Production and Enterprise tiers'],
  '/products/block-storage': ['Features and use cases', 'Three tiers by IOPS and throughput'],
  '/products/load-balancers': ['Features and use cases', 'Three tiers by connections and bandwidth'],
  '/products/firewalls': ['Features and use cases', 'Three tiers by rules and traffic'],
  '/products/cdn': ['Features and use cases', 'Three tiers by traffic and requests'],
  '/products/dns': ['Features and use cases', 'Three tiers by zones and queries'],
}
