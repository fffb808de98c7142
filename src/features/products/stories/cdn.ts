import type { ProductStory } from '../product-story.ts'

export const cdnStory: ProductStory = {
  problem: {
    title: 'Distance is the slowest part of your page',
    text: 'A request from Sydney to Frankfurt takes 300 ms before your server does anything. The CDN answers from the nearest of more than 200 locations, and your origin handles only cache misses.',
  },
  flow: {
    title: 'From visitor to origin',
    stages: [
      { title: 'Visitor in Sydney', facts: ['GET /img/logo.svg', '12 ms'] },
      { title: 'Edge in Sydney', facts: ['In cache: serve it', 'Not in cache: fetch it'] },
      { title: 'Cache rules', facts: ['/assets/*: one year', '/api/*: never'] },
      { title: 'Your origin', facts: ['Cache misses only', 'Fallback if it fails'] },
    ],
  },
  sample: {
    title: 'Serve users from nearby',
    text: 'Turn regions on and off to see where each audience is served from.',
  },
  quickStart: {
    steps: [
      { title: 'Enter a domain and an origin', text: 'Any web server can be an origin.' },
      { title: 'Set cache rules', text: 'By path. The first match applies.' },
      { title: 'Point a CNAME at the edge', text: 'Traffic moves as DNS caches expire.' },
    ],
    sample: `curl -X POST "$NIMBUS_API/cdn-distributions" \\
  -H "Authorization: Bearer $NIMBUS_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "domain": "cdn.product-shop.example",
    "planId": "cdnplan_starter",
    "origins": [{
      "name": "web", "protocol": "https",
      "host": "origin.product-shop.example", "port": 443, "path": ""
    }],
    "cacheRules": [
      { "pathPattern": "/assets/*", "ttlSeconds": 31536000, "queryString": "ignore" }
    ]
  }'`,
  },
  limits: [
    { label: 'Origins', value: '10 per distribution' },
    { label: 'Cache rules', value: '50' },
    { label: 'TTL', value: 'up to one year' },
    { label: 'URLs per purge', value: '100' },
    { label: 'Edge locations', value: '200+' },
  ],
  guide: { category: 'networking', article: 'cdn-caching' },
}
