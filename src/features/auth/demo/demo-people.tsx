import { useResponseSource } from '#src/api/use-response-source.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './demo.module.css'

/** Password of every user in the demo data. */
const DEMO_PASSWORD = 'Nimbus-Demo-1!'

/** One user per team role. The first is the suggested one. */
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

/** One-click sign-in for the demo users. Only in builds with the mock. */
export function DemoPeople({ disabled, onChoose }: DemoPeopleProps) {
  const source = useResponseSource('logIn')
  if (source === null) return null
  if (source !== 'mock') {
    return (
      <aside className={classes.root} aria-label="About this demo">
        <p className={classes.text}>
          Sign-in is live: use an account of <span className={classes.address}>{source.url}</span>.
        </p>
      </aside>
    )
  }
  return (
    <section className={classes.root} aria-labelledby="demo-people">
      <h2 id="demo-people" className={classes.title}>
        Demo people
      </h2>
      <p className={classes.text}>
        This is a demo. Sign in as one of these people; only the Owner can do everything.
      </p>
      <div className={classes.people}>
        {people.map(({ role, email }) => (
          <Button
            key={role}
            size="sm"
            variant="secondary"
            disabled={disabled}
            title={email}
            onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
          >
            {role}
          </Button>
        ))}
      </div>
    </section>
  )
}
