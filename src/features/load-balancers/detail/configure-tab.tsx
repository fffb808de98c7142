import { updateLoadBalancer } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer, LoadBalancerUpdate } from '#src/api/generated/types.gen.ts'
import { LOAD_BALANCER_ALGORITHMS } from '#src/domain/load-balancer.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { PanelStack } from '#src/resources/detail/panel.tsx'
import { RenamePanel } from '#src/resources/detail/rename-panel.tsx'
import { TagsPanel } from '#src/resources/detail/tags-panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { z } from '#src/ui/zod.ts'
import type { LoadBalancerTabProps } from '../load-balancer-detail-search.ts'
import { algorithmLabels } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import {
  healthCheckDraftProblems,
  healthCheckDraftSchema,
  toHealthCheck,
  toHealthCheckDraft,
} from '../parts/health-check-draft.ts'
import { HealthCheckEditor } from '../parts/health-check-editor.tsx'
import {
  listenerDraftProblems,
  listenerDraftSchema,
  toListenerDraft,
  toListenerInputs,
} from '../parts/listener-draft.ts'
import { ListenersEditor } from '../parts/listeners-editor.tsx'

const update = ({ id }: LoadBalancer, change: LoadBalancerUpdate) =>
  updateLoadBalancer({ path: { loadBalancerId: id }, body: change })

/** Settings. Type and region can't change. */
export function ConfigureTab({ resource: balancer }: LoadBalancerTabProps) {
  const common = {
    definition: loadBalancerResource,
    resource: balancer,
    action: 'update',
    call: update,
  } as const
  return (
    <PanelStack>
      <ListenersPanel balancer={balancer} />
      <HealthCheckPanel balancer={balancer} />
      <AlgorithmPanel balancer={balancer} />
      <RenamePanel {...common} description="Takes effect immediately. The address doesn’t change." />
      <TagsPanel {...common} />
    </PanelStack>
  )
}

const edited = { definition: loadBalancerResource, action: 'update', change: 'edit' } as const

function ListenersPanel({ balancer }: { readonly balancer: LoadBalancer }) {
  const edit = useEdit({
    ...edited,
    resource: balancer,
    initial: {
      listeners: balancer.listeners.map(toListenerDraft),
    },
    schema: z.object({ listeners: z.array(listenerDraftSchema) }),
    check: ({ listeners }) => listenerDraftProblems(balancer.type, listeners),
    call: (it, { listeners }) => update(it, { listeners: toListenerInputs(listeners) }),
    saved: 'Listeners saved',
  })
  return (
    <EditPanel
      title="Listeners"
      description="Changes apply to new connections. Open connections aren’t interrupted."
      edit={edit}
      submitLabel="Save listeners"
    >
      <ListenersEditor
        type={balancer.type}
        value={edit.draft.listeners}
        onChange={(listeners) => edit.change({ listeners: [...listeners] })}
        problems={edit.problems}
      />
    </EditPanel>
  )
}

function HealthCheckPanel({ balancer }: { readonly balancer: LoadBalancer }) {
  const edit = useEdit({
    ...edited,
    resource: balancer,
    initial: { healthCheck: toHealthCheckDraft(balancer.healthCheck) },
    schema: z.object({ healthCheck: healthCheckDraftSchema }),
    check: ({ healthCheck }) => healthCheckDraftProblems(healthCheck),
    call: (it, { healthCheck }) => update(it, { healthCheck: toHealthCheck(healthCheck) }),
    saved: 'Health check saved',
  })
  return (
    <EditPanel
      title="Health check"
      description="A target receives traffic after this many consecutive checks pass, and stops after this many fail."
      edit={edit}
      submitLabel="Save health check"
    >
      <HealthCheckEditor
        value={edit.draft.healthCheck}
        onChange={(healthCheck) => edit.change({ healthCheck })}
        problems={edit.problems}
      />
    </EditPanel>
  )
}

function AlgorithmPanel({ balancer }: { readonly balancer: LoadBalancer }) {
  const edit = useEdit({
    ...edited,
    resource: balancer,
    initial: { algorithm: balancer.algorithm },
    schema: z.object({ algorithm: z.enum(LOAD_BALANCER_ALGORITHMS) }),
    call: update,
    saved: 'Algorithm saved',
  })
  return (
    <EditPanel
      title="Algorithm"
      description="How the next target is chosen."
      edit={edit}
      submitLabel="Save algorithm"
    >
      <ChoiceCards
        label="Algorithm"
        hideLabel
        name="algorithm"
        cardWidth={14}
        value={edit.draft.algorithm}
        choices={algorithmChoices}
        onChange={(id) => {
          const algorithm = LOAD_BALANCER_ALGORITHMS.find((known) => known === id)
          if (algorithm !== undefined) edit.change({ algorithm })
        }}
      />
    </EditPanel>
  )
}

const algorithmChoices = LOAD_BALANCER_ALGORITHMS.map((id) => ({
  value: id,
  title: algorithmLabels[id].name,
  detail: algorithmLabels[id].detail,
}))
