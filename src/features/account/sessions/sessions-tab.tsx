import { IconDevices } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listSessionsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { DeviceSession } from '#src/api/generated/types.gen.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import { type CardContent, ResourceCards } from '#src/ui/resource-table/resource-cards.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { accountSearch } from '../account-search.ts'
import type { AccountTabProps } from '../account-tab.ts'
import { RevokeOthersDialog, RevokeSessionDialog } from './revoke-dialogs.tsx'

/** Active sessions. The list is short, so the search runs in the browser on all of them. */
export default function SessionsTab({ search, onSearchChange, onDialog }: AccountTabProps) {
  // Polls because no server event reports sign-ins and sign-outs on other devices.
  const query = useQuery(queryOptions({ ...listSessionsOptions(), refetchInterval: SLOW_POLL_MS }))
  const all = query.data?.items
  const words = queryWords(search.q)
  const items = all?.filter(({ device, location, ip }) =>
    includesAllWords(foldCase(`${device} ${location} ${ip}`), words),
  )
  const others = all?.filter(({ current }) => !current) ?? []

  const card = (session: DeviceSession): CardContent => {
    const { id, device, location, ip, createdAt, lastActiveAt, current } = session
    return {
      title: device,
      status: current ? <StatusBadge tone="healthy">This session</StatusBadge> : null,
      facts: [
        { name: 'Location', value: location },
        { name: 'IP address', value: <Code>{ip}</Code> },
        { name: 'Signed in', value: <RelativeTime at={createdAt} /> },
        { name: 'Last active', value: <RelativeTime at={lastActiveAt} /> },
      ],
      ...(!current && {
        buttons: (
          <Button variant="outline" size="sm" onClick={() => onDialog('revoke-session', id)}>
            Revoke
            <VisuallyHidden>
              {' '}
              {device}, {location}
            </VisuallyHidden>
          </Button>
        ),
      }),
    }
  }

  const chosen = others.find(({ id }) => id === search.row)
  const isRevoking = search.dialog === 'revoke-session'
  const close = () => onDialog('')
  useMissingRow({
    opened: isRevoking,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: all !== undefined,
    noun: 'session',
    hint: 'It may have ended.',
    onClose: close,
  })

  return (
    <>
      <ResourceCards
        label="Sessions"
        noun={{ one: 'session', many: 'sessions' }}
        rowId={({ id }) => id}
        rowName={({ device }) => device}
        {...clientPages(query, items, search)}
        search={search}
        defaults={accountSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search sessions"
        filters={[]}
        sorts={[]}
        tools={
          <DisabledReason reason={all && others.length === 0 ? 'You have no other active sessions.' : null}>
            <Button variant="outline" onClick={() => onDialog('revoke-others')}>
              Revoke all others
            </Button>
          </DisabledReason>
        }
        card={card}
        empty={
          <EmptyState
            title="No active sessions"
            description="Devices that are signed in to your account appear here."
            icon={<IconDevices size={22} />}
          />
        }
      />
      <RevokeSessionDialog session={chosen} opened={isRevoking} onClose={close} />
      <RevokeOthersDialog
        others={others.length}
        opened={search.dialog === 'revoke-others' && others.length > 0}
        onClose={close}
      />
    </>
  )
}
