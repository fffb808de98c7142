import { IconCoin, IconFolder, IconServer, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type {
  DashboardOverview,
  DashboardSpend,
  ProjectList,
  TeamMemberSummary,
} from '#src/api/generated/types.gen.ts'
import { dashboardOverviewQuery, dashboardSpendQuery } from '#src/resources/overview-queries.ts'
import { useHasPermission } from '#src/resources/permissions.ts'
import { QueryCard } from '#src/resources/widget.tsx'
import { StatStrip } from '#src/ui/stat-card.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { memberSummaryQuery, projectsQuery } from './team-queries.ts'

/** The four metrics of the specification. Spend shows only with permission. */
export function TeamCards() {
  const format = useFormat()
  const canSeeSpend = useHasPermission()(requiredPermission.getDashboardSpend)
  const members = useQuery(memberSummaryQuery())
  const projects = useQuery(projectsQuery())
  const resources = useQuery(dashboardOverviewQuery())
  const spend = useQuery(dashboardSpendQuery(canSeeSpend))
  return (
    <StatStrip label="Summary">
      <QueryCard
        label="Team Members"
        icon={<IconUsers size={18} />}
        query={members}
        value={({ total }: TeamMemberSummary) => format.number(total)}
        hint={({ byStatus: { active, pending, inactive } }) =>
          [
            `${format.number(active)} active`,
            ...(pending > 0 ? [`${format.number(pending)} pending`] : []),
            ...(inactive > 0 ? [`${format.number(inactive)} inactive`] : []),
          ].join(', ')
        }
      />
      <QueryCard
        label="Active Projects"
        icon={<IconFolder size={18} />}
        query={projects}
        value={({ items }: ProjectList) => format.number(items.length)}
        hint={({ items }) => (items.length === 1 ? 'The default project' : 'Including the default project')}
      />
      <QueryCard
        label="Total Resources"
        icon={<IconServer size={18} />}
        query={resources}
        value={(overview: DashboardOverview) => format.number(overview.resources.current)}
        hint={() => 'All types, all projects'}
      />
      {canSeeSpend && (
        <QueryCard
          label="Monthly Spend"
          icon={<IconCoin size={18} />}
          query={spend}
          value={({ current }: DashboardSpend) => format.money(current, { whole: true })}
          hint={() => 'This month so far'}
        />
      )}
    </StatStrip>
  )
}
