import { SHOP_CERTIFICATE, SHOP_KEY } from '../../support/certificates.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { button, check, confirmByName, create, fill, inDialog, inForm, menu, then } from '../steps.ts'

const BALANCER = '/network/load-balancers/{/load-balancers?q=shop-web}'

const CERTIFICATES = '/network/load-balancers/certificates'

const FIREWALL = '/network/firewalls/{/firewalls?q=data-tier}'

export const network = {
  // Load balancers
  createLoadBalancer: { at: '/network/load-balancers/new', act: create(fill(['Name', 'another'])) },
  deleteLoadBalancer: { at: `${BALANCER}?dialog=delete`, act: inDialog('Delete', confirmByName('shop-web')) },
  updateLoadBalancer: {
    at: `${BALANCER}?tab=configure`,
    act: inForm('Algorithm', 'Save algorithm', check('Round robin')),
  },
  addLoadBalancerTargets: {
    at: `${BALANCER}?tab=targets`,
    act: inForm('Add targets', 'Add targets', (form) =>
      form.getByRole('checkbox', { name: 'worker-queue-01' }).check(),
    ),
  },
  drainLoadBalancerTarget: { at: `${BALANCER}?tab=targets`, act: button('Drain web-prod-01') },
  resumeLoadBalancerTarget: {
    at: `${BALANCER}?tab=targets`,
    as: 'admin',
    act: async (page) => {
      const drain = page.getByRole('button', { name: 'Drain web-prod-01' })
      const resume = page.getByRole('button', { name: 'Resume web-prod-01' })
      // Once drained it stays so, since every attempt to resume it fails.
      await drain.or(resume).waitFor()
      if (await drain.isVisible()) await drain.click()
      return resume
    },
  },
  removeLoadBalancerTarget: {
    at: `${BALANCER}?tab=targets`,
    act: then(button('Remove web-prod-01'), inDialog('Remove')),
  },

  // Certificates
  createCertificate: {
    at: `${CERTIFICATES}?dialog=create`,
    act: inDialog('Request certificate', (dialog) =>
      dialog.getByRole('textbox', { name: 'Domain' }).fill('new.nimbus-shop.example'),
    ),
  },
  uploadCertificate: {
    at: `${CERTIFICATES}?dialog=create`,
    act: inDialog('Upload certificate', async (dialog) => {
      await dialog.getByText('Upload', { exact: true }).click()
      await dialog.getByRole('textbox', { name: 'Certificate chain' }).fill(SHOP_CERTIFICATE)
      await dialog.getByRole('textbox', { name: 'Private key' }).fill(SHOP_KEY)
    }),
  },
  deleteCertificate: {
    at: `${CERTIFICATES}?q=nimbus-shop.dev`,
    act: then(menu('Delete'), inDialog('Delete')),
  },

  // Firewalls
  createFirewall: { at: '/network/firewalls/new', act: create(fill(['Name', 'another'])) },
  deleteFirewall: { at: `${FIREWALL}?dialog=delete`, act: inDialog('Delete', confirmByName('data-tier')) },
  updateFirewall: {
    at: `${FIREWALL}?tab=settings`,
    act: button(/^Change for/, check('Enterprise')),
  },
  assignFirewall: {
    at: `${FIREWALL}?tab=instances&dialog=assign`,
    act: inDialog('Assign', (dialog) => dialog.locator('input[type=checkbox]:enabled').first().check()),
  },
  unassignFirewall: { at: `${FIREWALL}?tab=instances`, act: then(button(/^Remove /), inDialog('Remove')) },
  replaceFirewallRules: {
    at: `${FIREWALL}?tab=rules`,
    act: then(menu('Remove', 'Search and its cluster'), async (page) =>
      page.getByRole('button', { name: 'Save rules' }),
    ),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
