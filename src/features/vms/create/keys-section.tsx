import { Checkbox, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listSshKeysOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { AddKeyForm } from '#src/resources/ssh-keys/add-key-form.tsx'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useVmForm } from './form-context.ts'
import classes from './vm-sections.module.css'

const SECTION_ID = 'sshKeyIds'

/** SSH keys of the VM. None is allowed, with a warning that nobody can log in. */
export function KeysSection({ step }: { readonly step: number }) {
  const { draft, change, problems, setHasUnaddedKey } = useVmForm()
  const keys = useQuery(listSshKeysOptions())
  const [adding, setAdding] = useState(false)
  const problem = problemAt(problems, 'sshKeyIds')
  const hasKeys = keys.data !== undefined && keys.data.items.length > 0

  const toggle = (id: string) =>
    change({
      sshKeyIds: draft.sshKeyIds.includes(id)
        ? draft.sshKeyIds.filter((other) => other !== id)
        : [...draft.sshKeyIds, id],
    })

  function closeForm(): void {
    document.getElementById(SECTION_ID)?.focus({ preventScroll: true })
    setAdding(false)
  }

  return (
    <FormSection
      id={SECTION_ID}
      step={step}
      title="SSH keys"
      description="Added to the VM when it is created. Anyone who holds one of these keys can log in."
    >
      {keys.isPending && <Skeleton height="2.5rem" />}
      {keys.error !== null && keys.data === undefined && (
        <ErrorState error={keys.error} onRetry={() => keys.refetch()} retrying={keys.isFetching} />
      )}
      {hasKeys && (
        <fieldset className={classes.keys}>
          <legend className="visually-hidden">SSH keys to install</legend>
          {keys.data.items.map((key) => (
            <Checkbox
              key={key.id}
              label={key.name}
              description={<span className="mono">{key.fingerprint}</span>}
              checked={draft.sshKeyIds.includes(key.id)}
              onChange={() => toggle(key.id)}
            />
          ))}
        </fieldset>
      )}
      {problem && <p className={classes.problem}>{problem}</p>}
      {keys.data !== undefined && draft.sshKeyIds.length === 0 && !adding && (
        <p className={classes.warning}>
          {hasKeys
            ? 'Choose a key. Without one, no one can log in.'
            : 'Add a key. Without one, no one can log in.'}
        </p>
      )}
      {adding ? (
        <AddKeyForm
          framed
          onUnaddedChange={setHasUnaddedKey}
          onCancel={closeForm}
          onAdded={(key) => {
            closeForm()
            change({ sshKeyIds: [...draft.sshKeyIds, key.id] })
          }}
        />
      ) : (
        <div>
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => setAdding(true)}
          >
            Add an SSH key
          </Button>
        </div>
      )}
    </FormSection>
  )
}
