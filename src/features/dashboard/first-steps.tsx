import { IconDatabasePlus, IconServer2, IconUsers } from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import { Panel } from '#src/resources/detail/panel.tsx'
import classes from './dashboard.module.css'
import { ServiceLine } from './service-line.tsx'

const steps = [
  {
    title: 'Create a virtual machine',
    about: 'Choose a size, an image and a region. It’s ready in under a minute.',
    icon: <IconServer2 size={18} />,
    to: linkOptions({ to: '/compute/vms/new' }),
  },
  {
    title: 'Create a database',
    about: 'PostgreSQL, MySQL, Redis and more, with daily backups.',
    icon: <IconDatabasePlus size={18} />,
    to: linkOptions({ to: '/storage/databases/new' }),
  },
  {
    title: 'Invite your team',
    about: 'Give each person a role: Admin, Developer or Viewer.',
    icon: <IconUsers size={18} />,
    to: linkOptions({ to: '/team' }),
  },
]

/** Shown instead of metrics while the organization has no resources. */
export default function FirstSteps() {
  return (
    <Panel title="Get started">
      <ol className={classes.services}>
        {steps.map((step) => (
          <ServiceLine key={step.title} {...step} />
        ))}
      </ol>
    </Panel>
  )
}
