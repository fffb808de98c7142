import { breakResponses, changeBody } from '../breaking.ts'
import { allowEverybody, ifDenied, problem, type Variant, variant } from './variant.ts'

export const permissions: readonly Variant[] = [
  variant('lets a viewer delete VMs', 'permissions/deleteVm/keeps-the-viewer-out', () =>
    allowEverybody('deleteVm', 403),
  ),
  variant(
    'lets a read-only key create volumes',
    'permissions/createVolume/denies-the-owner-with-a-key-that-is-read-only',
    () => allowEverybody('createVolume', 403),
  ),
  variant('shows costs to a developer', 'permissions/getBillingSummary/keeps-the-developer-out', () =>
    allowEverybody('getBillingSummary', 403),
  ),
  variant(
    'denies an admin the audit log',
    'permissions/listAuditEntries/lets-the-admin-in',
    () =>
      breakResponses('listAuditEntries', (reply, { headers }) =>
        headers.get('authorization') === 'Bearer nimbus_demo_admin'
          ? problem(reply, 403, 'permission_denied')
          : reply,
      ),
    { says: /403 permission_denied/ },
  ),
  variant(
    'lets any role add a card',
    'permissions/createPaymentMethod/keeps-the-developer-out',
    () =>
      breakResponses(
        'createPaymentMethod',
        ifDenied(403, (reply) => problem(reply, 400, 'invalid_parameters')),
      ),
    { says: /403 permission_denied/ },
  ),
  variant(
    'confuses a missing scope with a missing permission',
    'permissions/createVm/denies-the-owner',
    () =>
      breakResponses(
        'createVm',
        ifDenied(403, (reply) => changeBody(reply, (body) => ({ ...body, ...codeOf('permission_denied') }))),
      ),
    { says: /403 permission_denied/ },
  ),

  variant(
    'lets a developer change budgets',
    'permissions/updateBudget/keeps-the-developer-out',
    () => allowEverybody('updateBudget', 403),
    { says: /expected 403/ },
  ),
  variant('lets a viewer read logs', 'permissions/searchLogs/keeps-the-viewer-out', () =>
    allowEverybody('searchLogs', 403),
  ),
  variant(
    'lets a read-only key start databases',
    'permissions/startDatabase/denies-the-owner',
    () => allowEverybody('startDatabase', 403),
    { says: /expected 403/ },
  ),
  variant('forbids a developer to scale containers', 'permissions/scaleContainer/lets-the-developer-in', () =>
    breakResponses('scaleContainer', (reply, { headers }) =>
      headers.get('authorization') === 'Bearer nimbus_demo_developer'
        ? problem(reply, 403, 'permission_denied')
        : reply,
    ),
  ),
  variant(
    'does not check who changes roles',
    'permissions/updateRole/keeps-the-viewer-out',
    () => allowEverybody('updateRole', 403),
    { says: /expected 403/ },
  ),
  variant(
    'does not check who purges a distribution',
    'permissions/purgeCdnCache/keeps-the-viewer-out',
    () => allowEverybody('purgeCdnCache', 403),
    { says: /expected 403/ },
  ),
  variant(
    'lets a viewer end silences',
    'permissions/endAlertSilence/keeps-the-viewer-out',
    () => allowEverybody('endAlertSilence', 403),
    { says: /expected 403/ },
  ),
  variant(
    'lets a key that only deploys delete backups',
    'permissions/deleteDatabaseBackup/denies-the-owner',
    () => allowEverybody('deleteDatabaseBackup', 403),
    { says: /expected 403/ },
  ),
  variant(
    'does not check who changes records',
    'permissions/changeDnsRecords/keeps-the-developer-out',
    () => allowEverybody('changeDnsRecords', 403),
    { says: /expected 403/ },
  ),
]

const codeOf = (code: string) => ({ code, type: `/problems/${code}` })
