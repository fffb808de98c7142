import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getTwoFactorOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { TwoFactor } from '#src/api/generated/types.gen.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { AccountTabProps } from '../account-tab.ts'
import classes from './security.module.css'

export const twoFactorQuery = () => queryOptions(getTwoFactorOptions())

/** Recovery code count at which the panel suggests new ones. */
const LOW_CODE_COUNT = 3

/** Two-factor authentication: set up, renew recovery codes, turn off. */
export function TwoFactorPanel({ onDialog }: Pick<AccountTabProps, 'onDialog'>) {
  const { data, error, refetch, isFetching } = useQuery(twoFactorQuery())
  return (
    <Panel
      title="Two-factor authentication"
      aside={
        data && (
          <StatusBadge tone={data.enabled ? 'healthy' : 'neutral'} variant="filled">
            {data.enabled ? 'On' : 'Off'}
          </StatusBadge>
        )
      }
    >
      {data ? (
        data.enabled ? (
          <TurnedOn state={data} onDialog={onDialog} />
        ) : (
          <>
            <Muted>Require a code from an authenticator app at sign-in, in addition to your password.</Muted>
            <div className={classes.actions}>
              <Button onClick={() => onDialog('two-factor')}>Set up two-factor authentication</Button>
            </div>
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="5rem" />
        </div>
      )}
    </Panel>
  )
}

function TurnedOn({ state, onDialog }: { readonly state: TwoFactor } & Pick<AccountTabProps, 'onDialog'>) {
  const format = useFormat()
  const { enabledAt, recoveryCodesLeft: left } = state
  return (
    <>
      <Muted>Signing in requires your password and a code from your authenticator app.</Muted>
      <FactList
        facts={[
          { name: 'Since', value: enabledAt === null ? '–' : <Time at={enabledAt} /> },
          {
            name: 'Recovery codes',
            value:
              left > LOW_CODE_COUNT ? (
                `${format.number(left)} left`
              ) : (
                <StatusBadge tone={left === 0 ? 'critical' : 'warning'}>
                  {left === 0 ? 'None left. Get new codes.' : `Only ${format.number(left)} left`}
                </StatusBadge>
              ),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button variant="outline" onClick={() => onDialog('recovery-codes')}>
          Get new recovery codes
        </Button>
        <Button variant="outline" onClick={() => onDialog('disable-two-factor')}>
          Turn off
        </Button>
      </div>
    </>
  )
}
