import { Skeleton } from '@mantine/core'
import { IconBellOff, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Alert, AlertDetail, AlertEvent } from '#src/api/generated/types.gen.ts'
import { formatThreshold } from '#src/domain/alert-condition.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { type Fact, FactList } from '#src/resources/detail/facts-panel.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor, LinkButton } from '#src/ui/link.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { AlertBadges } from '../alert-badges.tsx'
import { actorName, durationText } from '../alert-labels.ts'
import { alertQuery } from '../alert-queries.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { eventKinds, resolutions, states } from '../event-labels.ts'
import { type AlertActionName, type AlertActions, useAlertActions } from '../use-alert-actions.tsx'
import { AlertChart } from './alert-chart.tsx'
import classes from './alert-dialog.module.css'
import { windowAround } from './alert-window.ts'
import { SilenceList } from './silence-list.tsx'

/** Details of one alert: measurements, history and actions. */
export default function AlertDialog({
  opened,
  alertId,
  onClose,
  onDialog,
}: {
  readonly opened: boolean
  readonly alertId: string
  readonly onClose: () => void
  readonly onDialog: AlertsTabProps['onDialog']
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...alertQuery(alertId),
    enabled: opened && alertId !== '',
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={data?.alert.title ?? 'Alert'} size="52rem">
      {data !== undefined && !isDeleted(error) ? (
        <Details detail={data} onDialog={onDialog} />
      ) : error === null ? (
        <div aria-busy={alertId !== ''}>
          <Skeleton height="24rem" />
        </div>
      ) : isDeleted(error) ? (
        <EmptyState
          title="This alert doesn’t exist"
          description="It may have expired, or the link is incomplete."
          action={
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
          }
        />
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function Details({
  detail: { alert, timeline, silences },
  onDialog,
}: {
  readonly detail: AlertDetail
  readonly onDialog: AlertsTabProps['onDialog']
}) {
  const actions = useAlertActions()
  return (
    <div className={dialogClasses.body}>
      <div className={classes.head}>
        <StatusBadge tone={states[alert.state].tone}>{states[alert.state].label}</StatusBadge>
        <AlertBadges alert={alert} />
      </div>
      <p>{alert.description}</p>
      <div className={classes.buttons}>
        {actionNames(alert).map((name) => (
          <ActionButton
            // An action and its inverse share a key, so the button keeps the focus.
            key={name === 'acknowledge' || name === 'unacknowledge' ? 'assignment' : 'state'}
            name={name}
            alert={alert}
            actions={actions}
          />
        ))}
        {alert.state !== 'resolved' && (
          <DisabledReason reason={denialReason(actions.canChange)}>
            <Button
              variant="outline"
              size="sm"
              leftSection={<IconBellOff size={16} aria-hidden="true" />}
              onClick={() => onDialog('silence', alert.id)}
            >
              Silence…
            </Button>
          </DisabledReason>
        )}
        <LogsLink alert={alert} />
      </div>
      <AlertChart alert={alert} />
      <FactList facts={useFacts(alert)} />
      {silences.length > 0 && (
        <Section title="Silences of this alert">
          <SilenceList silences={silences} />
        </Section>
      )}
      <Section title="Timeline">
        <ol className={classes.timeline}>
          {timeline.map((event) => (
            <TimelineEntry key={event.id} event={event} />
          ))}
        </ol>
      </Section>
    </div>
  )
}

/** Link to the resource's logs around the time of the alert. */
function LogsLink({ alert }: { readonly alert: Alert }) {
  const readCheck = useCan(requiredPermission.searchLogs)
  const icon = <IconFileText size={16} aria-hidden="true" />
  if (!readCheck.allowed) {
    return (
      <DisabledReason reason={readCheck.reason}>
        <Button variant="outline" size="sm" leftSection={icon}>
          Logs from that time
        </Button>
      </DisabledReason>
    )
  }
  return (
    <LinkButton
      to="/monitoring/logs"
      search={{ range: 'custom', ...windowAround(alert, now()), resource: alert.resource.id }}
      variant="outline"
      size="sm"
      leftSection={icon}
    >
      Logs from that time
    </LinkButton>
  )
}

/** Actions that apply to the alert's current state. */
function actionNames(alert: Alert): readonly AlertActionName[] {
  if (alert.state === 'active') {
    return alert.acknowledgedAt === null ? ['acknowledge', 'resolve'] : ['unacknowledge', 'resolve']
  }
  return alert.state === 'resolved' && alert.resolution === 'manual' ? ['reopen'] : []
}

function ActionButton({
  name,
  alert,
  actions,
}: {
  readonly name: AlertActionName
  readonly alert: Alert
  readonly actions: AlertActions
}) {
  const [entry] = actions.entries([name], alert)
  return (
    <DisabledReason reason={denialReason(actions.check(name, alert))}>
      <Button
        variant="outline"
        size="sm"
        leftSection={entry?.icon}
        loading={actions.running?.id === alert.id && actions.running.name === name}
        onClick={() => actions.run(name, alert.id)}
      >
        {entry?.label}
      </Button>
    </DisabledReason>
  )
}

function useFacts(alert: Alert): readonly Fact[] {
  const format = useFormat()
  // As exact as the condition: 90.1% rounded to 90% would not be above 90%.
  const write = (value: number) => formatThreshold(alert.metric, value)
  const { resource, rule, firedAt, since, assignee, acknowledgedAt, resolvedAt, resolution, resolvedBy } =
    alert
  return [
    { name: 'Resource', value: <PathLink href={resourceHref(resource)}>{resourceLabel(resource)}</PathLink> },
    {
      name: 'Rule',
      value: rule.exists ? (
        <Anchor
          to="/monitoring/alerts"
          search={{ tab: 'rules', dialog: 'edit-rule', row: rule.id }}
          resetScroll={false}
        >
          {rule.name}
        </Anchor>
      ) : (
        `${rule.name} (deleted)`
      ),
    },
    { name: 'Condition', value: `${alert.condition} for ${durationText(alert.durationMinutes)}` },
    { name: 'Measured', value: `${write(alert.value)} when it fired, ${write(alert.peakValue)} peak` },
    { name: 'Condition met since', value: <Time at={since} /> },
    ...(firedAt === null ? [] : [{ name: 'Triggered', value: <RelativeTime at={firedAt} /> }]),
    {
      name: 'Assigned to',
      value:
        assignee === null || acknowledgedAt === null
          ? 'No one'
          : `${assignee.isMe ? 'You' : assignee.name}, since ${format.dateTime(acknowledgedAt)}`,
    },
    ...(resolvedAt === null || resolution === null
      ? []
      : [
          {
            name: 'Resolved',
            value: `${format.dateTime(resolvedAt)}, ${resolvedBy === null ? resolutions[resolution] : `by ${actorName(resolvedBy)}`}`,
          },
        ]),
  ]
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function TimelineEntry({ event }: { readonly event: AlertEvent }) {
  const { label, icon: EventIcon } = eventKinds[event.kind]
  return (
    <li>
      <EventIcon size={16} aria-hidden="true" />
      <div>
        <p>
          <strong>{label}</strong> <span>{event.summary}</span>
        </p>
        <p className={classes.muted}>
          {actorName(event.actor)}, <Time at={event.at} />
        </p>
      </div>
    </li>
  )
}
