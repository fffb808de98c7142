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
    { label: 'Start Free Trial', trialOf: 'team' },
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
        text: 'Add container replicas in seconds, and resize a VM with one restart.',
      },
      {
        icon: IconPhotoBolt,
        title: 'Fast images',
        text: 'Product images come from the nearest edge location. Purge them when they change.',
      },
      {
        icon: IconBasketBolt,
        title: 'Carts that survive',
        text: 'Sessions and carts in managed Redis, orders in PostgreSQL or MySQL, both with backups.',
      },
      {
        icon: IconCreditCard,
        title: 'Ready for card data',
        text: 'PCI DSS Level 1 with encryption at rest and in transit, which shortens your own audit.',
      },
      {
        icon: IconShieldCheck,
        title: 'Protected against attacks',
        text: 'DDoS protection at the edge, firewalls around every VM, and alerts on unusual traffic.',
      },
      {
        icon: IconWorld,
        title: 'Near your customers',
        text: 'Run in 15+ regions. European customers’ data can stay in Europe.',
      },
    ],
  },
  layers: {
    title: 'An online store, layer by layer',
    lead: 'From the customer’s browser to the order database.',
    stages: [
      { title: 'Customers', facts: ['CDN: images and pages', 'DDoS protection'] },
      { title: 'Storefront', facts: ['Load balancer with TLS', 'VMs added for peaks'] },
      { title: 'Sessions', facts: ['Managed Redis', 'Carts survive a rollout'] },
      { title: 'Orders', facts: ['PostgreSQL or MySQL', 'Backup before each release'] },
    ],
    items: [
      {
        name: 'CDN',
        to: '/products/cdn',
        does: 'Pages, images and scripts from more than 200 edge locations.',
      },
      {
        name: 'Load Balancers',
        to: '/products/load-balancers',
        does: 'Spread traffic across healthy VMs, and drain one before you update it.',
      },
      {
        name: 'Containers',
        to: '/products/containers',
        does: 'Search, checkout and other services, scaled independently.',
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
      { title: 'Move in', text: 'Start from the marketplace, or bring your store as a container.' },
      { title: 'Measure', text: 'Run a load test at the traffic you expect, and find the bottleneck.' },
      { title: 'Set up alerts', text: 'Decide who gets alerted when checkout slows down, and how.' },
      { title: 'Sell', text: 'Scale up the evening before, and down again the morning after.' },
    ],
  },
  questions: [
    {
      question: 'Do we pay for peak capacity all year?',
      answer:
        'No. VMs and replicas are billed per second while they exist, so capacity for a sale costs only as long as you keep it.',
    },
    {
      question: 'Which e-commerce platforms can we run?',
      answer: 'Any that run on Linux or in a container. Magento is in the marketplace, ready to deploy.',
    },
    {
      question: 'How fast do price changes reach customers?',
      answer:
        'Within seconds. Purge the page, a folder or everything from the CDN, and the next visitor gets the new version.',
    },
  ],
  closing: {
    title: 'Get ready for Black Friday',
    text: 'Sign up, deploy a copy of your store and run a load test.',
    actions: [
      { label: 'Start Free Trial', trialOf: 'team' },
      { label: 'Contact Sales', topic: 'sales' },
    ],
  },
}
