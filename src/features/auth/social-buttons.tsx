import { IconBrandGithub, IconBrandGoogle } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.tsx'
import classes from './auth.module.css'

const providers = [
  { name: 'GitHub', Icon: IconBrandGithub },
  { name: 'Google', Icon: IconBrandGoogle },
] as const

/** Social sign-in makes no request. Its toast comes from the specification (part 1, section 7). */
export function SocialButtons({ disabled }: { readonly disabled: boolean }) {
  return (
    <section aria-label="Or continue with">
      <div className={classes.divider} aria-hidden="true">
        Or continue with
      </div>
      <div className={classes.providers}>
        {providers.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="outline"
            disabled={disabled}
            leftSection={<Icon size={18} aria-hidden="true" />}
            onClick={() => toast.info(`${name} login`, 'Social login integration would be implemented here.')}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
