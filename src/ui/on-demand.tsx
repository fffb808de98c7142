import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** Pause before a part is asked for again although there seems to be a network; doubles up to the longest. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * A part whose code is loaded when it is first shown, and for which the page does not stand or fall. React's `lazy`
 * throws where the code can't be had, as without a connection, takes along everything up to the next error boundary, and
 * never asks again. This one stays away (`Meanwhile` stands in its place), and asks again once the network is back or the
 * part is next shown. Escape closes a dialog (props `opened`, `onClose`) that is still loading.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded)

    useEffect(() => {
      if (Part !== null) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let pause = FIRST_PAUSE_MS
      const attempt = () => {
        clearTimeout(timer)
        void load().then(
          (module) => {
            loaded = module.default
            setPart(() => module.default)
          },
          (error: unknown) => {
            // For whoever reads the console: nobody else can do anything about it.
            reportError(error)
            // A network that has just come back does not carry everything at once.
            if (navigator.onLine) timer = setTimeout(attempt, pause)
            pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
          },
        )
      }
      attempt()
      window.addEventListener('online', attempt)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('online', attempt)
      }
    }, [Part])

    useEscapeBeforeLoad(Part === null ? props : {})

    if (Part !== null) return <Part {...props} />
    return Meanwhile === undefined ? null : <Meanwhile {...props} />
  }
}

interface DialogProps {
  /** @default true */
  readonly opened?: boolean
  readonly onClose?: () => void
}

/** Without it, Escape pressed before the dialog is there would be lost, and the dialog would open all the same. */
function useEscapeBeforeLoad({ opened = true, onClose }: DialogProps): void {
  const close = useEffectEvent(() => onClose?.())
  const isClosable = opened && onClose !== undefined
  useEffect(() => {
    if (!isClosable) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isClosable])
}
