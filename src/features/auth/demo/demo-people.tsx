import { Button } from '#src/ui/button.tsx'
import classes from './demo.module.css'

/** The password of every person of the demo data set. */
const password = 'Nimbus-Demo-1!'

/** One for each team role; the first is the one to begin with. */
const people = [
  { role: 'Admin', email: 'admin@nimbus.example' },
  { role: 'Owner', email: 'owner@nimbus.example' },
  { role: 'Developer', email: 'developer@nimbus.example' },
  { role: 'Viewer', email: 'viewer@nimbus.example' },
] as const

interface DemoPeopleProps {
  readonly disabled: boolean
  readonly onChoose: (credentials: { email: string; password: string }) => void
}

/** The people of the mocked cloud, one click each. Loaded in mocked builds only, and in no bundle of the others. */
export default function DemoPeople({ disabled, onChoose }: DemoPeopleProps) {
  return (
    <section className={classes.root} aria-labelledby="demo-people">
      <h2 id="demo-people" className={classes.title}>
        Demo people
      </h2>
      <p className={classes.text}>
        This cloud is a mock. Only the owner may do everything. Fill the form in as:
      </p>
      <div className={classes.people}>
        {people.map(({ role, email }) => (
          <Button
            key={role}
            size="sm"
            variant="secondary"
            disabled={disabled}
            title={email}
            onClick={() => onChoose({ email, password })}
          >
            {role}
          </Button>
        ))}
      </div>
    </section>
  )
}
