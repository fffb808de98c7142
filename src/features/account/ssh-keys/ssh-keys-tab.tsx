import { IconPlus, IconTerminal2, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listSshKeysOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { SshKey } from '#src/api/generated/types.gen.ts'
import { OneLine } from '#src/resources/list/cells.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { AddKeyForm } from '#src/resources/ssh-keys/add-key-form.tsx'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { Code } from '#src/ui/code.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { clientPages } from '#src/ui/resource-table/client-pages.ts'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { Time } from '#src/ui/time.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { accountSearch } from '../account-search.ts'
import type { AccountTabProps } from '../account-tab.ts'
import classes from '../api-keys/api-keys.module.css'
import { DeleteSshKeyDialog } from './delete-ssh-key-dialog.tsx'
import { filterSshKeys } from './ssh-key-list.ts'

const noun = { one: 'SSH key', many: 'SSH keys' }

/** SSH keys for new VMs. Keys belong to the organization, so every member who creates a VM can choose them. */
export default function SshKeysTab({ search, onSearchChange, onDialog }: AccountTabProps) {
  const format = useFormat()
  const canAdd = useCan(requiredPermission.createSshKey, noun)
  const canDelete = useCan(requiredPermission.deleteSshKey, noun)
  const query = useQuery(listSshKeysOptions())
  const all = query.data?.items
  const items = all && filterSshKeys(all, search)
  const chosen = all?.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete-ssh-key'
  const close = () => onDialog('')
  useMissingRow({
    opened: isDeleting,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: all !== undefined,
    noun: noun.one,
    onClose: close,
  })
  const add = (
    <DisabledReason reason={denialReason(canAdd)}>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onDialog('add-ssh-key')}>
        Add SSH key
      </Button>
    </DisabledReason>
  )
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <p className={classes.about}>
          SSH keys give access to the VMs they are installed on. Everyone in your organization can choose them
          when creating a VM.
        </p>
        {add}
      </div>
      <ResourceTable
        table="listSshKeys"
        label="SSH Keys"
        noun={noun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...clientPages(query, items, search)}
        search={search}
        defaults={accountSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search SSH keys"
        filters={[]}
        columns={columns(format)}
        rowActions={(key) => [
          {
            key: 'delete',
            label: 'Delete',
            icon: <IconTrash size={16} aria-hidden="true" />,
            destructive: true,
            check: canDelete,
            onSelect: () => onDialog('delete-ssh-key', key.id),
          },
        ]}
        empty={
          <EmptyState
            title="No SSH keys yet"
            description="Add a public key, then select it when you create a VM."
            icon={<IconTerminal2 size={22} />}
            action={add}
          />
        }
      />
      <Dialog
        opened={search.dialog === 'add-ssh-key' && canAdd.allowed}
        onClose={close}
        title="Add SSH key"
        // A stray click must not discard the typed key.
        closeOnClickOutside={false}
      >
        <AddKeyForm
          onAdded={({ name }) => {
            toast.success(`${name} has been added`)
            close()
          }}
          onCancel={close}
        />
      </Dialog>
      <DeleteSshKeyDialog
        sshKey={chosen}
        disabledReason={denialReason(canDelete)}
        opened={isDeleting}
        onClose={close}
      />
    </div>
  )
}

function columns(format: Format): readonly Column<SshKey, 'name' | 'createdAt'>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      minWidth: 14,
      cell: ({ name }) => <span className={classes.name}>{name}</span>,
    },
    {
      key: 'fingerprint',
      header: 'Fingerprint',
      onPhone: 'detail',
      cell: ({ fingerprint }) => <Code>{fingerprint}</Code>,
    },
    {
      key: 'type',
      header: 'Type',
      onPhone: 'detail',
      cell: ({ publicKey }) => <OneLine>{publicKey.split(' ')[0]}</OneLine>,
    },
    {
      key: 'createdAt',
      header: 'Added',
      sort: 'createdAt',
      onPhone: ({ createdAt }) => `Added ${format.date(createdAt)}`,
      cell: ({ createdAt }) => (
        <OneLine>
          <Time at={createdAt}>{format.date(createdAt)}</Time>
        </OneLine>
      ),
    },
  ]
}
