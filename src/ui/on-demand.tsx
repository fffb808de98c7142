import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** Delay before loading is retried while the network seems to be up; doubles up to the maximum. */
const FIRST_RETRY_DELAY_MS = 500
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Component whose code loads when first shown and is not essential. React's `lazy` throws if loading fails, up to the
 * next error boundary, and never retries. This one renders nothing (or `Meanwhile`) and retries when the network is
 * back or when it is shown again. Escape closes a dialog (props `opened`, `onClose`) that is still loading; for dialogs
 * that open later, see `dialogOnDemand`.
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
      let isUnmounted = false
      let timer: ReturnType<typeof setTimeout> | undefined
      let delay = FIRST_RETRY_DELAY_MS
      const attempt = () => {
        clearTimeout(timer)
        void load().then(
          (module) => {
            loaded = module.default
            setPart(() => module.default)
          },
          (error: unknown) => {
            // Logged only: the user can't do anything about it.
            reportError(error)
            // A network that has just come back may fail again.
            if (navigator.onLine && !isUnmounted) timer = setTimeout(attempt, delay)
            delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)
          },
        )
      }
      attempt()
      window.addEventListener('online', attempt)
      return () => {
        isUnmounted = true
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

/** Without it, Escape pressed while the dialog loads would be lost, and the dialog would still open. */
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
