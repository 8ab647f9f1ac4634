import { FilledBar } from '../../ui/filled-bar.tsx'

/** How much of something is done, as a bar. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <FilledBar percent={percent} fill="fill-primary" rest="fill-white" />
    </div>
  )
}
