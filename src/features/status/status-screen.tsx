import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiUrl } from '#src/api/api-url.ts'
import { getStatusOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { getStatusFeed } from '#src/api/generated/sdk.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { IncidentList } from './incident-list.tsx'
import { ServiceList } from './service-list.tsx'
import classes from './status.module.css'
import { conditionLabels, utc } from './status-labels.ts'

const REFRESH_MS = 60_000

/** `/status`. Prerendered without data, since the status at build time says nothing about now. */
export function StatusScreen({ title }: { readonly title: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...getStatusOptions(),
    refetchInterval: REFRESH_MS,
  })
  const failed = error !== null && data === undefined
  const headline = data && conditionLabels[data.status].headline
  useEffect(() => {
    if (headline !== undefined) announce(headline)
  }, [headline])
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'System status', path: '/status' }]} />}
        title={title}
        lead={`Every service in every region, now and over the last ${STATUS_HISTORY_DAYS} days.`}
        actions={
          <p className={classes.banner} data-status={data?.status}>
            <strong>{headline ?? (failed ? 'Status unavailable' : 'Checking all services…')}</strong>
            <span>{data ? `Checked ${utc.dateTime(data.checkedAt)} UTC` : 'Updates every minute'}</span>
          </p>
        }
      />
      <Section
        title="Services"
        lead="Each bar is one day (UTC). Yellow means slower than usual, red a partial outage. Open a service to see its regions."
      >
        {failed ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ServiceList status={data} />
        )}
      </Section>
      <Section title="Incidents" tone="band" heading="beside" lead={`The last ${STATUS_HISTORY_DAYS} days.`}>
        {data ? (
          <IncidentList incidents={data.incidents} checkedAt={data.checkedAt} />
        ) : (
          <p className={classes.muted}>{failed ? 'Incidents are unavailable.' : 'Loading incidents…'}</p>
        )}
      </Section>
      <Section
        title="Get updates"
        heading="beside"
        lead="Follow incidents in your feed reader, or read the status from your own tools."
      >
        <Updates />
      </Section>
    </>
  )
}

function Updates() {
  const isHydrated = useHydrated()
  const { mutate, isPending } = useMutation({
    mutationFn: () => getStatusFeed(),
    onSuccess: (feed) => saveFile(FEED_FILE, feed, 'text/xml'),
    onError: (error) => toast.problem('Could not download the feed', error),
  })
  // The address depends on the browser's API, which the prerendered page doesn't know.
  const address = isHydrated ? new URL(`${apiUrl()}/status/feed`, location.href).href : '/api/v1/status/feed'
  return (
    <div className={classes.updates}>
      <p>
        RSS feed: <code>{address}</code>
      </p>
      <div>
        <Button
          variant="outline"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate()}
        >
          Download RSS feed
        </Button>
      </div>
      <p>
        As JSON:{' '}
        <Anchor to="/documentation/api/$tag" params={{ tag: 'status' }} underline="always">
          GET /status
        </Anchor>
        . You don’t need an API key. Seeing a problem that isn’t listed?{' '}
        <Anchor to="/support" hash="contact" underline="always">
          Contact support
        </Anchor>
        .
      </p>
    </div>
  )
}

const FEED_FILE = 'status.xml'
