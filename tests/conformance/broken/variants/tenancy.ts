import { asOwner, breakRequests, breakResponses, operationOf, replyTo, withChanges } from '../breaking.ts'
import { ifDenied, letStrangersIn, pathAbove, problem, readAs, type Variant, variant } from './variant.ts'

export const tenancy: readonly Variant[] = [
  variant('shows a VM to another organization', 'tenancy/getVm/hides-resources-of-another-organization', () =>
    breakResponses(
      'getVm',
      ifDenied(404, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
    ),
  ),
  variant(
    'lists resources of other organizations',
    'tenancy/listVolumes/lists-nothing-of-another-organization',
    () => breakRequests('listVolumes', () => asOwner),
  ),
  variant(
    'lets another organization delete a zone',
    'tenancy/deleteDnsZone/protects-resources-of-another-organization-from-deletion',
    () =>
      breakResponses(
        'deleteDnsZone',
        ifDenied(404, (_, request, next) => replyTo(next, withChanges(request, asOwner))),
      ),
  ),
  variant(
    'reveals that a resource exists',
    'tenancy/getDatabase/hides-resources-of-another-organization',
    () =>
      breakResponses(
        'getDatabase',
        ifDenied(404, (reply) => problem(reply, 403, 'permission_denied')),
      ),
    { says: /403/ },
  ),

  variant(
    'lets another organization delete a snapshot',
    'tenancy/deleteVolumeSnapshot/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('deleteVolumeSnapshot'),
  ),
  variant(
    'lets another organization stop a VM',
    'tenancy/stopVm/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('stopVm'),
    {},
  ),
  variant(
    'lets another organization start a database',
    'tenancy/startDatabase/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('startDatabase'),
  ),
  variant(
    'lets another organization grow a volume',
    'tenancy/growVolume/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('growVolume'),
  ),
  variant(
    'lets another organization change an alert rule',
    'tenancy/updateAlertRule/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('updateAlertRule'),
  ),
  variant(
    'lets another organization change a budget',
    'tenancy/updateBudget/does-nothing-to-what-another-organization-has',
    () => letStrangersIn('updateBudget'),
  ),
  variant(
    'lets another organization rename a project',
    'tenancy/deleteProject/protects',
    () => letStrangersIn('updateProject'),
    { operations: ['updateProject'], says: /404 not_found, found 200/ },
  ),
  variant(
    'shows the metrics of another organization',
    'tenancy/getContainerMetrics/hides-resources-of-another-organization',
    () => letStrangersIn('getContainerMetrics'),
  ),
  variant(
    'shows the rules of a firewall of another organization',
    'tenancy/getFirewallRules/hides-resources-of-another-organization',
    () => letStrangersIn('getFirewallRules'),
  ),
  variant(
    'lists the audit log of all organizations',
    'tenancy/listAuditEntries/lists-nothing-of-another-organization',
    () => breakRequests('listAuditEntries', () => asOwner),
  ),
  variant(
    'lists snapshots of other organizations',
    'tenancy/listVolumeSnapshots/lists-nothing-of-another-organization',
    () => breakRequests('listVolumeSnapshots', () => asOwner),
  ),
  variant(
    'finds resources of other organizations',
    'tenancy/search/finds-nothing',
    () => breakRequests('search', () => asOwner),
    { says: /another organization finds/ },
  ),
  variant(
    'counts volumes of other organizations',
    'tenancy/getVolumeSummary/counts-nothing',
    () => breakRequests('getVolumeSummary', () => asOwner),
    { says: /total of getVolumeSummary/ },
  ),
  variant(
    'attaches a volume to a VM of another organization',
    'tenancy/attachVolume/takes-no-vm',
    () => (next) => async (request) => {
      const outcome = await next(request)
      if (operationOf(request) !== 'attachVolume' || outcome.kind !== 'reply' || outcome.reply.status !== 422)
        return outcome
      return {
        kind: 'reply',
        reply: { ...(await readAs(request, next, pathAbove(request, 1))), status: 202 },
      }
    },
    { says: /422 unknown_reference, found 202/ },
  ),
]
