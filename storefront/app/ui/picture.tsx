import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface PictureProps {
  /** Sources by type, best first; the last one is also what the image itself uses. */
  sources: { type: string; srcSet: string }[]
  src: string
  /** Shown when the picture cannot be loaded. */
  fallback: string
  alt: string
  sizes: string
  /** The largest picture of the first screen: loaded at once. */
  eager?: boolean
  /** Fills the box around it, instead of being one itself. */
  fill?: boolean
  className?: string
  pictureClassName?: string
}

type State = 'loading' | 'loaded' | 'failed'

/** A picture on a placeholder of the same size: nothing moves when it arrives, and a broken one shows the fallback. */
export function Picture({ sources, src, fallback, alt, sizes, ...look }: PictureProps) {
  const { eager, fill, className, pictureClassName } = look
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    // The picture may have come or failed before this code did.
    const element = image.current
    if (element?.complete) setState(element.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])
  return (
    <div
      className={classNames(
        fill ? 'absolute inset-0' : 'relative',
        'overflow-hidden',
        state === 'loading' ? 'bg-placeholder' : 'bg-tile',
        className,
      )}
    >
      <picture>
        {state !== 'failed' &&
          sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />)}
        <img
          ref={image}
          src={state === 'failed' ? fallback : src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={() => setState((now) => (now === 'failed' ? now : 'loaded'))}
          onError={() => setState('failed')}
          className={classNames('absolute inset-0 size-full object-cover', pictureClassName)}
        />
      </picture>
    </div>
  )
}
