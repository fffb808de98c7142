import { call } from '#tests/e2e/support/calls.ts'
import { CHANGED, CONFLICT, CONFLICT_TEXT } from '../conflict.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { check, fill, inDialog, menu, then } from '../steps.ts'

const VM = '/compute/vms/{/vms?q=bastion-us}'

const ROLE = {
  at: '/team?tab=roles',
  act: then(
    menu('Edit', 'Support'),
    inDialog('Save role', (dialog) => dialog.getByLabel('Name').fill('Helpers')),
  ),
} satisfies ErrorCase

export const team = {
  createInvitation: {
    at: '/team?dialog=invite',
    act: inDialog('Send invitation', (dialog) => dialog.getByLabel('Email').fill('new@example.com')),
  },
  resendInvitation: { at: '/team?status=pending', act: menu('Resend Invitation') },
  cancelInvitation: {
    at: '/team?status=pending',
    act: then(menu('Cancel Invitation'), inDialog('Cancel invitation')),
  },
  updateMember: {
    at: '/team?q=tanabe',
    act: then(menu('Edit Permissions'), inDialog('Save', check('Viewer'))),
  },
  deactivateMember: { at: '/team?q=tanabe', act: then(menu('Deactivate'), inDialog('Deactivate')) },
  reactivateMember: { at: '/team?status=inactive', act: menu('Reactivate') },
  removeMember: { at: '/team?q=tanabe', act: then(menu('Remove Member'), inDialog('Remove')) },
  createRole: {
    at: '/team?tab=roles&dialog=role',
    act: inDialog('Create role', async (dialog) => {
      await dialog.getByLabel('Name').fill('Auditor')
      await dialog.getByRole('checkbox', { name: 'View billing' }).check()
    }),
  },
  updateRole: { ...ROLE, saysFor: { 412: CHANGED } },
  getRole: { ...ROLE, after: { operation: 'updateRole', ...CONFLICT }, says: CONFLICT_TEXT },
  deleteRole: {
    at: async (page) => {
      await call(page, '/roles', 'POST', { name: 'Auditor', permissions: ['view_billing'] })
      return '/team?tab=roles'
    },
    as: 'admin',
    act: then(menu('Delete', 'Auditor'), inDialog('Delete')),
  },
  createProject: {
    at: '/team?tab=projects&dialog=new-project',
    act: inDialog('Create project', fill(['Name', 'Spring'])),
  },
  updateProject: {
    at: '/team?tab=projects',
    act: then(menu('Edit', 'Storefront'), inDialog('Save project', fill(['Name', 'Shop']))),
  },
  deleteProject: {
    at: '/team?tab=projects',
    act: then(
      menu('Delete', 'Storefront'),
      inDialog('Delete', async (dialog) => {
        const to = dialog.getByLabel('Move its resources to')
        if (await to.count()) await to.selectOption('Default')
      }),
    ),
  },
  moveResources: {
    at: `${VM}?dialog=move-to-project`,
    act: inDialog('Move', (dialog) => dialog.getByLabel('Project').selectOption('Data platform')),
  },
} satisfies Partial<Record<Operation, ErrorCase>>
