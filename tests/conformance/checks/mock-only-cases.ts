/*
 * Cases that demand more than the contract: they test how the mock words, orders or times something. They are part of its
 * own tests only; codes and pointers of the same outcomes are compared by other cases.
 */

/** Compare `detail`, `message`, `summary` or `statusReason`, which are for display. */
const WORDING = [
  'createcertificate/waits-until-the-zone-is-active',
  'abortcontainerrollout/409-invalid-state-without-a-rollout',
  'addloadbalancertargets/409-target-limit-reached-beyond-its-target-limit',
  'applyrecommendation/409-invalid-state-denied-while-its-vm-restarts',
  'applyrecommendation/requires-the-permission-of-the-underlying-operation',
  'assignfirewall/200-in-any-region-an-assigned-one-is-unchanged',
  'assignfirewall/409-limit-reached-names-the-vm-and-assigns-to-none',
  'attachvolume/409-invalid-state-one-that-is-attached-already',
  'attachvolume/409-vm-not-running-a-vm-that-is-stopped',
  'changednsrecords/a-target-of-one-label-is-rejected-with-the-full-name-in-the-message',
  'closeaccount/409-invoices-unpaid-of-an-organization-that-would-be-closed',
  'closeaccount/409-sole-owner-other-members-would-have-no-owner',
  'completelogin/accepts-each-code-and-each-challenge-once',
  'completesignup/500-account-creation-failed-the-address-reserved-for-failures',
  'createalertsilence/409-limit-reached-counts-silences-in-effect-only',
  'createbudget/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createcontainer/an-image-tagged-oom-does-too-and-says-so',
  'createdatabaseuser/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createinvitation/409-already-member-an-existing-member-active-or-not',
  'createnotificationchannel/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createpaymentmethod/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createproject/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createsavedview/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createsshkey/409-limit-reached-beyond-the-limit-naming-it-and-a-way-out',
  'createvm/402-payment-required-names-the-oldest-invoice-and-creates-no-vm',
  'createvm/409-quota-exceeded-beyond-the-gpu-quota',
  'createvm/requires-json',
  'deletecertificate/409-certificate-in-use-until-no-listener-uses-it',
  'deletepaymentmethod/409-default-method-needed-the-default-one',
  'deletepaymentmethod/the-last-card-can-be-removed-when-nothing-is-owed',
  'deleterole/409-role-in-use-a-role-in-use',
  'deletevolume/409-invalid-state-one-that-is-attached',
  'deploymarketplaceapp/409-quota-exceeded-beyond-the-gpu-quota',
  'listcdnactivity/200-activities-newest-first',
  'listcontaineractivity/200-deployed-then-scaled',
  'listdatabaseactivity/200-activities-newest-first',
  'listfirewallactivity/200-newest-first-paged',
  'listvolumeactivity/200-activities-newest-first',
  'login/401-invalid-credentials-gives-the-same-response-for-a-wrong-address-or-password',
  'moveresources/200-resources-of-all-types',
  'payinvoice/409-limit-reached-does-not-charge-a-card-that-it-could-not-save',
  'purgecdncache/202-reports-progress-until-completed',
  'replacefirewallrules/200-a-moved-rule-keeps-its-id',
  'revealdatabaseuserpassword/200-and-records-who-has-seen-it',
  'scalecontainer/409-invalid-state-a-job',
  'startdatabase/409-invalid-state-one-that-runs',
  'startvm/409-invalid-state-gives-the-reason',
  'updatealertrule/422-invalid-condition-an-unknown-metric',
  'upgradedatabase/202-in-maintenance-then-of-the-new-version',
  'uploadcertificate/422-certificate-expired-one-that-has-expired',
  'uploadcertificate/422-invalid-certificate-says-what-is-wrong-with-the-chain',
  'uploadcertificate/422-invalid-private-key-no-key-or-an-encrypted-one',
]

/** Compare the order of `errors`, which is free. */
const ERROR_ORDER = [
  'changednsrecords/422-invalid-record-names-every-position',
  'createalertrule/422-unknown-reference-unknown-resources-and-channels',
  'createalertsilence/422-unknown-reference-an-unknown-rule-or-resource',
  'createcdndistribution/422-duplicate-entry-names-every-rule-that-shadows-another',
  'createcdndistribution/422-unknown-reference-names-every-unknown-reference',
  'createcontainer/422-duplicate-entry-a-port-and-a-variable-twice',
  'createcontainer/422-unknown-reference-names-every-unknown-reference',
  'createsupportrequest/names-every-field-that-is-blank',
  'deploymanifest/422-invalid-manifest-says-the-line-and-column-of-each-error',
  'payinvoice/422-invalid-card-all-errors-at-once',
  'previewdnsimport/422-invalid-zone-file-names-line-and-column-of-every-error',
  'purchasedomain/422-invalid-card-names-the-field',
  'purgecdncache/accepts-urls-of-its-own-domain-only-http-and-https',
]

/** Compare the seconds of `Retry-After`, which each server chooses. */
const WAITS = [
  'login/429-too-many-attempts-after-five-failures-also-with-the-right-password',
  'login/accepts-after-the-wait-and-waits-longer-after-the-next-failure',
  'resendsignupcode/429-resend-cooldown-within-the-cooldown',
]

export const MOCK_ONLY_CASES: ReadonlySet<string> = new Set([...WORDING, ...ERROR_ORDER, ...WAITS])
