import type { ErrorCase, Operation } from '../error-case.ts'
import { button, check, confirmByName, create, fill, inDialog, inForm, menu, then } from '../steps.ts'

const CDN = '/services/cdn/{/cdn-distributions?q=media.nimbus}'

const ZONE = '/services/dns/{/dns-zones?q=nimbus-shop.dev}'

export const services = {
  // CDN
  createCdnDistribution: {
    at: '/services/cdn/new',
    act: create(fill(['Domain', 'new.shop.example'], ['Host', 'shop.example'])),
  },
  deleteCdnDistribution: {
    at: `${CDN}?dialog=delete`,
    act: inDialog('Delete', confirmByName('media.nimbus-shop.example')),
  },
  updateCdnDistribution: {
    at: `${CDN}?tab=settings`,
    act: button('Save plan', (main) => main.getByRole('radio', { name: 'Professional' }).check()),
  },
  purgeCdnCache: { at: `${CDN}?tab=purge&dialog=purge-all`, act: inDialog('Purge everything') },

  // DNS
  createDnsZone: { at: '/services/dns/new', act: button('Add Zone', fill(['Domain', 'another.example'])) },
  deleteDnsZone: { at: `${ZONE}?dialog=delete`, act: inDialog('Delete', confirmByName('nimbus-shop.dev')) },
  updateDnsZone: {
    at: `${ZONE}?tab=settings`,
    act: inForm('Zone settings', 'Save settings', (form) => form.getByLabel('Default TTL').fill('600')),
  },
  changeDnsRecords: {
    at: `${ZONE}?tab=records`,
    act: then(menu('Remove', 'A *.preview'), button('Apply 1 change')),
  },
  previewDnsImport: {
    at: `${ZONE}?tab=zone-file`,
    act: button('Preview', fill(['Zone file', '$TTL 300\napi A 203.0.113.81\n'])),
  },
  changeDnsPlan: {
    at: '/services/dns',
    act: inForm('DNS plan', 'Change plan', check('Enterprise')),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
