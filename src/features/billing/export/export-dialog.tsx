import { Dialog } from '#src/ui/dialog.tsx'
import type { BillingDialogProps } from '../billing-tab.ts'

export default function ExportDialog({ opened, onClose }: BillingDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Export">
      <p>Export</p>
    </Dialog>
  )
}
