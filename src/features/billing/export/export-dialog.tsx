import { TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { CostGrouping } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { problemOf } from '#src/ui/problem.ts'
import { Select } from '#src/ui/select.tsx'
import classes from '../billing.module.css'
import { periodOf } from '../billing-queries.ts'
import type { BillingSearch } from '../billing-search.ts'
import type { BillingDialogProps } from '../billing-tab.ts'
import { costsFileName, downloadCosts } from '../download-costs.ts'
import { datesProblems, periods } from '../periods.ts'

type What = CostGrouping | 'charges'

const whats: readonly { readonly value: What; readonly label: string }[] = [
  { value: 'charges', label: 'All charges' },
  { value: 'service', label: 'Costs by service' },
  { value: 'resource', label: 'Costs by resource' },
  { value: 'project', label: 'Costs by project' },
]

/** Exports costs as CSV. */
export default function ExportDialog({
  opened,
  search,
  onClose,
}: BillingDialogProps & { readonly search: BillingSearch }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Export costs">
      <ExportForm search={search} onClose={onClose} />
    </Dialog>
  )
}

function ExportForm({
  search,
  onClose,
}: Pick<BillingDialogProps, 'onClose'> & { readonly search: BillingSearch }) {
  const today = new Date(now()).toISOString().slice(0, 10)
  const [what, setWhat] = useState<What>('charges')
  const [period, setPeriod] = useState(search.period)
  const [dates, setDates] = useState({
    from: search.from === '' ? `${today.slice(0, 8)}01` : search.from,
    to: search.to === '' ? today : search.to,
  })
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnProblem<HTMLFormElement>(attempts)
  const problems = period === 'custom' ? datesProblems(dates, today) : {}
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const query = periodOf({ period, ...dates })
      return what === 'charges'
        ? downloadCosts({ url: '/billing/charges/csv', query }, costsFileName('charges', query))
        : downloadCosts(
            { url: '/billing/breakdown/csv', query: { ...query, by: what } },
            costsFileName(`costs-by-${what}`, query),
          )
    },
    onSuccess: onClose,
  })
  usePendingInDialog(isPending)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setAttempts((before) => before + 1)
    if (Object.keys(problems).length === 0) mutate()
  }

  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <Select label="Contents" value={what} data={whats} onChange={setWhat} />
      <Select label="Period" value={period} data={periods} onChange={setPeriod} />
      {period === 'custom' && (
        <div className={classes.dates}>
          {(['from', 'to'] as const).map((field) => (
            <TextInput
              key={field}
              type="date"
              label={field === 'from' ? 'First day' : 'Last day'}
              value={dates[field]}
              max={today}
              error={attempts > 0 ? problems[field] : undefined}
              onChange={(event) => setDates({ ...dates, [field]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
      <p className={classes.muted}>CSV file with amounts in US dollars and days in UTC.</p>
      {error !== null && (
        <p className={dialog.problem} role="alert">
          {problemOf(error).detail}
        </p>
      )}
      <div className={dialog.actions}>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} leftSection={<IconDownload size={16} aria-hidden="true" />}>
          Download
        </Button>
      </div>
    </form>
  )
}
