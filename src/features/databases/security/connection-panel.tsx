import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDatabaseUsersOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Database, DatabaseEndpoint } from '#src/api/generated/types.gen.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useCanChange } from '#src/resources/permissions.ts'
import { Address } from '#src/ui/address.tsx'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { CodeLine } from '#src/ui/code-line.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { toast } from '#src/ui/toast.tsx'
import { databaseResource } from '../database-resource.ts'
import classes from './connection-panel.module.css'
import { connectionSnippets } from './connection-snippets.ts'
import { CopyWithPassword } from './copy-with-password.tsx'
import { useReveal } from './use-credentials.ts'

/** Connection details of the primary user. The password is masked until a permitted user reveals it. */
export function ConnectionPanel({ database }: { readonly database: Database }) {
  const { endpoint } = database
  const [revealed, setRevealed] = useState<string | null>(null)
  const users = useQuery(listDatabaseUsersOptions({ path: { databaseId: database.id } }))
  const first = users.data?.items.find(({ isPrimary }) => isPrimary)
  const canChange = useCanChange(databaseResource)
  const reveal = useReveal()
  const [form, setForm] = useState('url')
  const masked = connectionSnippets(endpoint.connectionString, endpoint)
  const snippets = connectionSnippets(revealed ?? endpoint.connectionString, endpoint)
  const shown = snippets.find(({ key }) => key === form) ?? snippets[0]
  const shownMasked = masked.find(({ key }) => key === shown?.key)
  const reason =
    denialReason(canChange) ??
    (first ? null : users.error ? 'Users can’t be loaded.' : 'Users are still loading.')

  const revealPassword = (userId: string) =>
    reveal.mutate(
      { database, userId },
      {
        onSuccess: (credentials) => setRevealed(credentials.connectionString),
        onError: (error) => toast.problem('Could not reveal the password', error),
      },
    )

  return (
    <Panel title="Connection">
      <div>
        <SegmentedControl
          size="xs"
          aria-label="Form of the connection"
          data={snippets.map(({ key, label }) => ({ value: key, label }))}
          value={shown?.key ?? 'url'}
          onChange={setForm}
        />
      </div>
      {/* The toast uses the masked string, because toasts must not hold passwords. */}
      {shown && <CodeLine code={shown.code} shown={shownMasked?.code ?? shown.name} label={shown.name} />}
      <div className={classes.buttons}>
        {/* One button, so that it keeps the focus. */}
        <DisabledReason reason={revealed === null ? reason : null}>
          <Button
            variant="outline"
            size="sm"
            loading={reveal.isPending}
            onClick={() => {
              if (revealed !== null) setRevealed(null)
              else if (first) revealPassword(first.id)
            }}
          >
            {revealed === null ? 'Reveal password' : 'Hide password'}
          </Button>
        </DisabledReason>
        {/* Some clients take no password in this form, so there is nothing to add. */}
        {shownMasked?.code.includes(':********@') && (
          <CopyWithPassword database={database} user={first} masked={shownMasked} reason={reason} />
        )}
      </div>
      <ConnectionFacts endpoint={endpoint} />
      <Muted>
        {database.allowedNetworks.length === 0
          ? 'No one can connect yet. Add allowed networks under Security.'
          : 'Connections are always encrypted and accepted only from the allowed networks.'}
      </Muted>
    </Panel>
  )
}

/** Parts of the connection string, for clients with separate fields. */
function ConnectionFacts({ endpoint }: { readonly endpoint: DatabaseEndpoint }) {
  const { host, port, database, user } = endpoint
  const mono = (text: string) => (
    <Code>
      <Address>{text}</Address>
    </Code>
  )
  return (
    <FactList
      facts={[
        { name: 'Host', value: mono(host), copy: host },
        { name: 'Port', value: mono(String(port)), copy: String(port) },
        ...(database === null ? [] : [{ name: 'Database', value: mono(database), copy: database }]),
        { name: 'User', value: mono(user), copy: user },
      ]}
    />
  )
}
