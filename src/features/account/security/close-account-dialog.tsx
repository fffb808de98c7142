import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getAccountClosureOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { AccountClosure, ClosingOrganization } from '#src/api/generated/types.gen.ts'
import { useCloseAccount } from '#src/api/session.ts'
import { resourceTypeNouns } from '#src/resources/resource-labels.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ProofFields, useProof } from './proof-fields.tsx'
import classes from './security.module.css'

const TITLE = 'Close your account?'

interface CloseAccountDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Lists the consequences, asks for password and code, and closes the account. */
export default function CloseAccountDialog({ opened, onClose }: CloseAccountDialogProps) {
  // Always refetch: the listed consequences must be current.
  const query = useQuery({ ...getAccountClosureOptions(), enabled: opened, staleTime: 0, gcTime: 0 })
  const { data: closure, error, isFetching, refetch } = query
  if (closure?.allowed) return <CloseForm key={String(opened)} {...{ opened, onClose, closure }} />
  return (
    <Dialog opened={opened} onClose={onClose} title={TITLE}>
      {closure ? (
        <Denied closure={closure} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="12rem" />
        </div>
      )}
    </Dialog>
  )
}

/** Says what has to be done before the account can be closed. */
function Denied({ closure, onClose }: { readonly closure: AccountClosure; readonly onClose: () => void }) {
  const format = useFormat()
  const { organizations } = closure
  const owned = organizations.filter(({ outcome }) => outcome === 'sole_owner')
  const unpaid = organizations.filter(({ outcome }) => outcome === 'unpaid')
  return (
    <div className={dialog.body}>
      <p>You can’t close your account yet:</p>
      <ul className={classes.list}>
        {owned.map(({ id, name, otherMembers }) => (
          <li key={id}>
            You are the only Owner of <strong>{name}</strong>, which has{' '}
            {countOf(otherMembers, { one: 'other member', many: 'other members' }, format.number)}.
          </li>
        ))}
        {unpaid.map(({ id, name }) => (
          <li key={id}>
            The organization <strong>{name}</strong> would be closed, and has unpaid invoices.
          </li>
        ))}
      </ul>
      {owned.length > 0 && (
        <p>
          Make one of them an Owner first, or remove them, under{' '}
          <Anchor to="/team" underline="always">
            Team Management
          </Anchor>
          .
        </p>
      )}
      {unpaid.length > 0 && (
        <p>
          Pay them first, under{' '}
          <Anchor to="/billing" search={{ tab: 'invoices' }} underline="always">
            Billing
          </Anchor>
          .
        </p>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Close this dialog
        </Button>
      </div>
    </div>
  )
}

function CloseForm({
  opened,
  onClose,
  closure,
}: CloseAccountDialogProps & { readonly closure: AccountClosure }) {
  const format = useFormat()
  const { codeRequired, organizations, apiKeys } = closure
  const proof = useProof(codeRequired)
  const close = useCloseAccount()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => {
        if (!proof.check()) return
        const { password, code } = proof.body
        close.mutate(codeRequired ? { password, code } : { password }, {
          onSuccess: () => toast.success('Your account is closed', 'You can sign up again at any time.'),
          onError: proof.showError,
        })
      }}
      title={TITLE}
      confirmLabel="Close account"
      destructive
      pending={close.isPending}
      error={proof.failureOf(close.error)}
    >
      <p>This can’t be undone.</p>
      <section aria-label="Deleted">
        <strong>Deleted</strong>
        <ul className={classes.list}>
          <li>Your profile, your settings and your notifications.</li>
          <li>
            All your sessions on all devices
            {apiKeys > 0 && `, and ${countOf(apiKeys, { one: 'API key', many: 'API keys' }, format.number)}`}.
          </li>
          {organizations.map((it) => (
            <OrganizationGoes key={it.id} organization={it} format={format} />
          ))}
        </ul>
      </section>
      <section aria-label="Kept">
        <strong>Kept</strong>
        <ul className={classes.list}>
          {organizations.some(({ outcome }) => outcome === 'left') && (
            <li>Resources of the organizations you leave, and their audit log.</li>
          )}
          <li>You can sign up again with your email address.</li>
        </ul>
      </section>
      {organizations.some(({ outcome }) => outcome === 'closed') && (
        <p>If this month has costs, we email you a final invoice.</p>
      )}
      <ProofFields {...proof.fields} disabled={close.isPending} />
    </ConfirmDialog>
  )
}

function OrganizationGoes({
  organization: { name, outcome, resources },
  format,
}: {
  readonly organization: ClosingOrganization
  readonly format: Format
}) {
  if (outcome !== 'closed') {
    return (
      <li>
        Your place in <strong>{name}</strong>.
      </li>
    )
  }
  const { total, snapshotCount, items } = resources
  const counts = [
    total > 0 && countOf(total, { one: 'resource', many: 'resources' }, format.number),
    snapshotCount > 0 && countOf(snapshotCount, { one: 'snapshot', many: 'snapshots' }, format.number),
  ].filter((it) => it !== false)
  return (
    <li>
      The organization <strong>{name}</strong>, because it has no other members
      {counts.length === 0
        ? '. It has no resources.'
        : `, and ${counts.join(' and ')}${total > 0 ? ':' : '.'}`}
      {total > 0 && (
        <ul className={classes.list}>
          {items.map(({ type, id, name, namespace }) => (
            <li key={id}>
              {name} ({namespace !== null && `${namespace} `}
              {resourceTypeNouns[type].one})
            </li>
          ))}
          {total > items.length && <li>{format.number(total - items.length)} more</li>}
        </ul>
      )}
    </li>
  )
}
