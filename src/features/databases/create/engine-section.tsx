import type { DatabaseCatalog } from '#src/api/generated/types.gen.ts'
import { FormSection } from '#src/resources/create/form-section.tsx'
import type { CreateForm } from '#src/resources/create/use-create-form.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { Select } from '#src/ui/select.tsx'
import type { DatabaseDraft } from './database-draft.ts'

/** Engine and its version. */
export function EngineSection({
  catalog,
  form: { draft, change, problems },
}: {
  readonly catalog: DatabaseCatalog
  readonly form: CreateForm<DatabaseDraft>
}) {
  const engine = catalog.engines.find((it) => it.engine === draft.engine)
  return (
    <FormSection id="engine" step={1} title="Engine">
      <ChoiceCards
        label="Engine"
        hideLabel
        name="engine"
        value={draft.engine}
        choices={catalog.engines.map((it) => ({
          value: it.engine,
          title: it.name,
          detail: `${it.versions[0]} and earlier`,
        }))}
        onChange={(id) => {
          const chosen = catalog.engines.find((it) => it.engine === id)
          if (chosen !== undefined) change({ engine: chosen.engine })
        }}
        error={problems.engine}
      />
      <Select
        id="version"
        label="Version"
        maw="14rem"
        value={draft.version}
        data={(engine?.versions ?? []).map((version, index) => ({
          value: version,
          label: index === 0 ? `${version} (newest)` : version,
        }))}
        error={problems.version}
        onChange={(version) => change({ version })}
      />
    </FormSection>
  )
}
