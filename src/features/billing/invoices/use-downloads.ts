import { downloadInvoiceCsv, downloadInvoicePdf } from '#src/api/generated/sdk.gen.ts'
import type { Invoice } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { saveBlob, saveFile } from '#src/ui/save-file.ts'
import { toast } from '#src/ui/toast.tsx'

export type InvoiceFormat = 'pdf' | 'csv'

interface Asked {
  readonly invoice: Pick<Invoice, 'id' | 'number'>
  readonly format: InvoiceFormat
}

/** Downloads an invoice as PDF or CSV. */
export function useDownloads() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ invoice: { id, number }, format }: Asked) => {
      const path = { invoiceId: id }
      const name = `${number}.${format}`
      if (format === 'pdf') saveBlob(name, await downloadInvoicePdf({ path }))
      else saveFile(name, await downloadInvoiceCsv({ path }), 'text/csv')
      return name
    },
    onSuccess: (name) => toast.success('Invoice downloaded', name),
    onError: (error, { invoice }) => toast.problem(`Could not download ${invoice.number}`, error),
  })
  return {
    download: (invoice: Asked['invoice'], format: InvoiceFormat) => {
      if (!isPending) mutate({ invoice, format })
    },
    isLoading: (invoice: Asked['invoice'], format: InvoiceFormat) =>
      isPending && variables.invoice.id === invoice.id && variables.format === format,
  }
}
