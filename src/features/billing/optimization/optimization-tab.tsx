import { SegmentedControl, Skeleton } from '@mantine/core'
import { IconPigMoney } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { dismissRecommendation, restoreRecommendation } from '#src/api/generated/sdk.gen.ts'
import type { Recommendation } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { focusContent } from '#src/ui/focus-content.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '../billing.module.css'
import { recommendationsQuery, refreshRecommendations } from '../billing-queries.ts'
import type { BillingTabProps } from '../billing-tab.ts'
import { recommendationNoun } from './recommendation-labels.ts'

const ApplyDialog = onDemand(() => import('./apply-dialog.tsx'))

/** Recommendations to reduce cost. */
export default function OptimizationTab({ search, onSearchChange, onDialog }: BillingTabProps) {
  const format = useFormat()
  const status = search.show === 'dismissed' ? 'dismissed' : 'open'
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(recommendationsQuery(status))
  const everApplied = useHasBeenTrue(search.dialog === 'apply')
  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <SegmentedControl
          aria-label="Recommendations"
          data={[
            { value: 'open', label: 'Open' },
            { value: 'dismissed', label: 'Dismissed' },
          ]}
          value={status}
          onChange={(chosen) =>
            onSearchChange((before) => ({ ...before, show: chosen === 'dismissed' ? chosen : '' }), {
              replace: true,
            })
          }
        />
        {data !== undefined && data.total > 0 && (
          <p className={classes.sum} role="status">
            <strong>{format.money(data.monthlySavings)}</strong>
            <span>
              a month less by {data.total === 1 ? 'one recommendation' : `${data.total} recommendations`}
              {data.total > data.items.length &&
                `; here are the ${data.items.length} that save the most of it`}
            </span>
          </p>
        )}
      </div>
      {data !== undefined ? (
        data.items.length === 0 ? (
          <EmptyState
            title={status === 'open' ? 'Nothing to save' : 'Nothing has been dismissed'}
            description={
              status === 'open'
                ? 'Machines that idle or are too large, volumes on no machine, and what is off but paid for show here.'
                : 'What you dismiss waits here, and can be brought back.'
            }
            icon={<IconPigMoney size={22} />}
          />
        ) : (
          <ul
            className={isPlaceholderData ? `${classes.advice} ${classes.previous}` : classes.advice}
            aria-label="Recommendations"
          >
            {data.items.map((item) => (
              <Advice key={item.id} recommendation={item} onApply={() => onDialog('apply', item.id)} />
            ))}
          </ul>
        )
      ) : error === null ? (
        <div className={classes.advice} aria-busy="true">
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {everApplied && (
        <ApplyDialog
          opened={search.dialog === 'apply'}
          recommendationId={search.row}
          onClose={() => onDialog('')}
        />
      )}
    </div>
  )
}

function Advice({
  recommendation,
  onApply,
}: {
  readonly recommendation: Recommendation
  readonly onApply: () => void
}) {
  const format = useFormat()
  const client = useQueryClient()
  const canApply = useCan(requiredPermission.applyRecommendation, recommendationNoun)
  const dismissCheck = useCan(requiredPermission.dismissRecommendation, recommendationNoun)
  const { id, title, description, effort, resource, findings, monthlySavings, dismissed } = recommendation

  const restore = useMutation({
    mutationFn: () => restoreRecommendation({ path: { recommendationId: id } }),
    onSuccess: () => toast.success('Recommendation brought back', title),
    onError: (failure) => toast.problem('It could not be brought back', failure),
    onSettled: () => refreshRecommendations(client),
  })
  const dismiss = useMutation({
    mutationFn: () => dismissRecommendation({ path: { recommendationId: id } }),
    onSuccess: () =>
      toast.success('Recommendation dismissed', title, { label: 'Undo', onSelect: () => restore.mutate() }),
    onError: (failure) => toast.problem('It could not be dismissed', failure),
    onSettled: async () => {
      await refreshRecommendations(client)
      // The focused button disappeared with its item.
      focusContent()
    },
  })

  return (
    <li className={classes.adviceItem}>
      <div className={classes.adviceWords}>
        <h2>{title}</h2>
        <p>{description}</p>
        <dl className={classes.findings}>
          <div>
            <dt>{resourceTypeLabels[resource.type]}</dt>
            <dd>
              <PathLink href={resourceHref(resource)}>{resource.name}</PathLink>
            </dd>
          </div>
          {findings.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {dismissed !== null && (
            <div>
              <dt>Dismissed</dt>
              <dd>
                <RelativeTime at={dismissed.at} /> by {dismissed.by.name}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={classes.adviceEnd}>
        <div>
          <span className={classes.savings}>
            {format.money(monthlySavings)}
            <small>saved a month</small>
          </span>
          <StatusBadge tone={effort === 'low' ? 'healthy' : 'warning'}>
            {effort === 'low' ? 'Low effort' : 'Medium effort'}
          </StatusBadge>
        </div>
        <div className={classes.buttons}>
          {dismissed === null ? (
            <>
              <DisabledReason reason={denialReason(dismissCheck)}>
                <Button
                  variant="ghost"
                  size="sm"
                  loading={dismiss.isPending}
                  onClick={() => dismiss.mutate()}
                >
                  Dismiss<VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              </DisabledReason>
              <DisabledReason reason={denialReason(canApply)}>
                <Button variant="outline" size="sm" onClick={onApply}>
                  Apply<VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              </DisabledReason>
            </>
          ) : (
            <DisabledReason reason={denialReason(dismissCheck)}>
              <Button
                variant="outline"
                size="sm"
                loading={restore.isPending}
                onClick={() => restore.mutate()}
              >
                Bring back<VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </DisabledReason>
          )}
        </div>
      </div>
    </li>
  )
}
