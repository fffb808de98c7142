import {
  IconBasketBolt,
  IconCreditCard,
  IconPhotoBolt,
  IconShieldCheck,
  IconTrendingUp,
  IconWorld,
} from '@tabler/icons-react'
import type { Solution } from './solution.ts'

export const ecommerce: Solution = {
  path: '/solutions/ecommerce',
  name: 'E-commerce',
  headline: 'Fast on the busiest day of the year',
  lead: 'Scale for the peak and pay for it only while it lasts.',
  actions: [
    { label: 'Start Free Trial', to: '/signup' },
    { label: 'See the CDN', to: '/products/cdn' },
  ],
  facts: [
    { label: 'Edge locations', value: '200+' },
    { label: 'Network', value: '100 Gbps' },
    { label: 'Uptime SLA', value: '99.9%' },
    { label: 'Card payments', value: 'PCI DSS Level 1' },
    { label: 'Regions', value: '15+' },
  ],
  reasons: {
    title: 'Built around the checkout',
    lead: 'Pages must be fast, and the checkout must not fail.',
    features: [
      {
        icon: IconTrendingUp,
        title: 'Ready for the peak',
        text: 'Containers scale up and down with the load. Resizing a VM takes one restart.',
      },
      {
        icon: IconPhotoBolt,
        title: 'Fast images',
        text: 'Product images are served from the nearest edge location and can be purged when you change one.',
      },
      {
        icon: IconBasketBolt,
        title: 'Baskets that survive',
        text: 'Sessions and carts in managed Redis, orders in PostgreSQL or MySQL, both with backups.',
      },
      {
        icon: IconCreditCard,
        title: 'Fit for card data',
        text: 'PCI DSS Level 1 with encryption at rest and in transit, which shortens your own audit.',
      },
      {
        icon: IconShieldCheck,
        title: 'Protected against attacks',
        text: 'DDoS protection in front, firewalls around each machine, and alerts when traffic looks wrong.',
      },
      {
        icon: IconWorld,
        title: 'Near your customers',
        text: '15+ regions to sell from. Data of European customers can stay in Europe.',
      },
    ],
  },
  layers: {
    title: 'A shop, layer by layer',
    lead: 'From the customer’s browser to the order database.',
    stages: [
      { title: 'Customers', facts: ['CDN: images and pages', 'DDoS protection'] },
      { title: 'Storefront', facts: ['Load balancer with TLS', 'Containers that scale'] },
      { title: 'Sessions', facts: ['Managed Redis', 'Carts survive a rollout'] },
      { title: 'Orders', facts: ['PostgreSQL or MySQL', 'Backup before each release'] },
    ],
    items: [
      {
        name: 'CDN',
        to: '/products/cdn',
        does: 'Pages, pictures and scripts from more than 200 edge locations.',
      },
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'Distribute customers across healthy VMs, and drain one before you update it.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Shop, search and checkout, scaled independently.',
      },
      {
        name: 'Databases',
        to: '/products/databases',
        does: 'Orders and stock in PostgreSQL or MySQL, search in Elasticsearch, carts in Redis.',
      },
      {
        name: 'DNS',
        to: '/products/dns',
        does: 'Your domains, answered with a 100% uptime SLA.',
      },
    ],
  },
  steps: {
    title: 'Before the big day',
    items: [
      { title: 'Move in', text: 'Start from the marketplace or bring your shop as a container.' },
      { title: 'Measure', text: 'Run a load test at the traffic you expect, and find the bottleneck.' },
      { title: 'Set the alerts', text: 'Decide who gets alerted when checkout slows down, and how.' },
      { title: 'Sell', text: 'Scale up the evening before, and down again the morning after.' },
    ],
  },
  questions: [
    {
      question: 'Do we pay for the peak all year?',
      answer:
        'No. VMs and replicas are billed while they exist. Capacity that you add for a sale costs only the days you keep it.',
    },
    {
      question: 'Which shop systems run here?',
      answer:
        'Any that runs on Linux or in a container. The marketplace has Magento and others ready to deploy.',
    },
    {
      question: 'How fast does a changed price reach customers?',
      answer: 'Purge the page, a folder or everything from the CDN, and the next visitor gets the new one.',
    },
  ],
  closing: {
    title: 'Get ready for Black Friday',
    text: 'Sign up, deploy a copy of your shop and run a load test.',
    actions: [
      { label: 'Start Free Trial', to: '/signup' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
