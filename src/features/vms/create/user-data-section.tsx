import { Textarea } from '@mantine/core'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import { useVmForm } from './form-context.ts'
import classes from './vm-sections.module.css'

/** Optional script for the first start. */
export function UserDataSection({ step }: { readonly step: number }) {
  const { draft, change, problems } = useVmForm()
  return (
    <FormSection
      id="userData"
      step={step}
      title="User data"
      description="Optional. A script that begins with #!, or a cloud-init configuration. It runs once, at the first start."
    >
      <Textarea
        label="User data"
        description="Everyone who can manage VMs can read it, so don’t include passwords or keys."
        classNames={{ input: classes.userData ?? '' }}
        rows={6}
        resize="vertical"
        value={draft.userData}
        error={problemAt(problems, 'userData')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change({ userData: event.currentTarget.value })}
      />
    </FormSection>
  )
}
