import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  getDailySpendOptions,
  getVmCatalogOptions,
  getVmOptions,
  listMembersOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import { SpendChart } from '#src/features/billing/spend-chart.tsx'
import { useDays } from '#src/features/billing/use-days.ts'
import { vmMetrics } from '#src/features/vms/detail/vm-metrics.ts'
import { vmResource } from '#src/features/vms/vm-resource.ts'
import { chartData } from '#src/resources/detail/metric-charts.ts'
import { metricsQuery } from '#src/resources/detail/metrics-query.ts'
import { ResourceStatus } from '#src/resources/status.tsx'
import { ConnectionNotice } from '#src/shell/connection-notice.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { TimeSeriesChart } from '#src/ui/charts/time-series-chart.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { PlainEditor } from '#src/ui/code-editor/plain-editor.tsx'
import { CodeLine } from '#src/ui/code-line.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { FormAlert, WaitAlert } from '#src/ui/form-alert.tsx'
import { Keys } from '#src/ui/keys.tsx'
import { NextButton } from '#src/ui/next-button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { StatCard, StatGrid } from '#src/ui/stat-card.tsx'
import { TagsField } from '#src/ui/tags-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { FirstVm, FirstVms, Loaded } from './loaded.tsx'

const Header = () => (
  <FirstVm>
    {(vm) => (
      <PageHeader
        title={vm.name}
        description="Virtual machine"
        status={<ResourceStatus definition={vmResource} resource={vm} variant="filled" />}
      />
    )}
  </FirstVm>
)

export const Names = () => (
  <FirstVms>
    {(vms) => (
      <ul>
        {vms.map(({ id, name, createdAt }) => (
          <li key={id}>
            {name}, <RelativeTime at={createdAt} />
          </li>
        ))}
      </ul>
    )}
  </FirstVms>
)

/** Shows one VM, whose request fails in most states. */
const OneVm = () => <FirstVm>{(vm) => <OneVmOf id={vm.id} />}</FirstVm>

function OneVmOf({ id }: { readonly id: string }) {
  const query = useQuery({ ...getVmOptions({ path: { vmId: id } }), retry: false })
  return <Loaded query={query}>{({ name }) => name}</Loaded>
}

/** Alert of a form whose request has failed. */
const FormFailure = () => <FirstVm>{(vm) => <FormFailureOf id={vm.id} />}</FirstVm>

function FormFailureOf({ id }: { readonly id: string }) {
  const { error } = useQuery({ ...getVmOptions({ path: { vmId: id } }), retry: false })
  if (error === null) return null
  const { title, detail, retryAfter } = problemOf(error)
  if (retryAfter !== undefined) return <WaitAlert reason={`${title}.`} seconds={retryAfter} />
  return <FormAlert>{detail}</FormAlert>
}

/** The page's notice, for the server that one VM can't be read from. */
const Connection = () => (
  <>
    <ConnectionNotice />
    <OneVm />
  </>
)

const Sample = () => (
  <FirstVm>
    {(vm) => (
      <SampleFrame
        title={vm.name}
        controls={<Button variant="outline">Restart</Button>}
        result={`${vm.name} is ${vm.status}.`}
      >
        {vm.publicIp}
      </SampleFrame>
    )}
  </FirstVm>
)

const Shortcut = () => <Keys keys={['Ctrl', 'K']} />

const Next = () => <NextButton>Continue</NextButton>

const Json = () => (
  <FirstVm>{(vm) => <CodeBlock label="Machine" code={JSON.stringify(vm, null, 2)} />}</FirstVm>
)

const Editor = () => <FirstVm>{(vm) => <EditorOf text={JSON.stringify(vm, null, 2)} />}</FirstVm>

function EditorOf({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  const caret = useRef<number | null>(null)
  return (
    <>
      <p id="about-editor">Shown until the code editor is loaded.</p>
      <PlainEditor
        label="Machine"
        describedBy="about-editor"
        value={value}
        onChange={setValue}
        problems={[]}
        target={null}
        caret={caret}
      />
    </>
  )
}

const Line = () => <FirstVm>{(vm) => <CodeLine label="ID" code={`nimbus vms get ${vm.name}`} />}</FirstVm>

const looks = ['default', 'secondary', 'outline', 'ghost', 'link', 'destructive'] as const

const Buttons = () => (
  <FirstVm>
    {(vm) => (
      <>
        {([{}, { loading: true }, { disabled: true }, { size: 'sm' }] as const).map((props) => (
          <div key={JSON.stringify(props)} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {looks.map((variant) => (
              <Button key={variant} variant={variant} {...props}>
                Stop {vm.name}
              </Button>
            ))}
          </div>
        ))}
        <div>
          <DisabledReason reason={`${vm.name} is being updated.`}>
            <Button>Stop</Button>
          </DisabledReason>
        </div>
      </>
    )}
  </FirstVm>
)

function Cards() {
  const format = useFormat()
  return (
    <FirstVm>
      {({ name, vcpus, metrics, status }) => (
        <StatGrid>
          <StatCard label="Name" value={name} hint="As in the list" />
          <StatCard label="vCPUs" value={format.number(vcpus)} unit="cores" />
          <StatCard
            label="CPU"
            value={format.percent(metrics?.cpuPercent ?? 0)}
            isBad={status !== 'running'}
          />
          <StatCard label="Disk" value={undefined} />
        </StatGrid>
      )}
    </FirstVm>
  )
}

function Avatars() {
  const query = useQuery(listMembersOptions())
  return (
    <Loaded query={query}>
      {({ items }) => items.map(({ id, name }) => <Avatar key={id} name={name} src={null} size="2.5rem" />)}
    </Loaded>
  )
}

function Choices() {
  const query = useQuery(getVmCatalogOptions())
  const [value, setValue] = useState('')
  return (
    <Loaded query={query}>
      {({ images }) => (
        <ChoiceCards
          label="Image"
          name="image"
          value={value}
          onChange={setValue}
          choices={images.map(({ id, name }) => ({ value: id, title: name }))}
        />
      )}
    </Loaded>
  )
}

const Tags = () => <FirstVm>{(vm) => <TagsOf tags={vm.tags} />}</FirstVm>

function TagsOf({ tags }: { readonly tags: readonly string[] }) {
  const [value, setValue] = useState(tags)
  return (
    <TagsField
      label="Tags"
      description="Up to 20."
      value={value}
      onChange={setValue}
      check={() => null}
      max={20}
    />
  )
}

const Chart = () => <FirstVm>{(vm) => <ChartOf id={vm.id} />}</FirstVm>

function ChartOf({ id }: { readonly id: string }) {
  const format = useFormat()
  const query = useQuery(metricsQuery(vmMetrics(id), { range: '24h' }, 120))
  return (
    <Loaded query={query}>
      {(metrics) => {
        const data = chartData(metrics, ['cpu', 'memory'])
        return (
          <>
            <TimeSeriesChart
              title="CPU and memory"
              aggregation="avg"
              data={data}
              domain={[0, 100]}
              format={format.percent}
            />
            <Sparkline values={data.series[0]?.values ?? []} />
          </>
        )
      }}
    </Loaded>
  )
}

function Spend() {
  const { day } = useDays()
  const query = useQuery(getDailySpendOptions())
  return (
    <Loaded query={query}>
      {(trend) => (
        <SpendChart
          title="Daily spend"
          trend={trend}
          columnName="Day"
          label={({ from }) => day(from)}
          name={({ from }) => day(from)}
        />
      )}
    </Loaded>
  )
}

/** Examples of components from `src/ui` that are part of a page, by the id of their story. */
export const uiComponents = {
  avatar: Avatars,
  button: Buttons,
  chart: Chart,
  'choice-cards': Choices,
  'code-block': Json,
  'code-line': Line,
  'empty-state': Names,
  'error-state': OneVm,
  'form-alert': FormFailure,
  keys: Shortcut,
  'next-button': Next,
  'offline-notice': Connection,
  'page-header': Header,
  'plain-editor': Editor,
  'relative-time': Names,
  'sample-frame': Sample,
  'skeleton-table': Names,
  'stacked-bars': Spend,
  'stat-card': Cards,
  'tags-field': Tags,
}
