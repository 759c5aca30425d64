import { messages as m } from '#texts/steps.ts';
import classes from './step-progress.module.css';

interface Props {
  step: number;
  steps: number;
}

export function StepProgress({ step, steps }: Props) {
  return (
    <p className={`row gap-1 min-w-0 muted text-sm tabular nowrap ${classes.progress}`}>
      {Array.from({ length: steps }, (_, index) => (
        <i
          className={`bg-muted-soft rounded-xs ${classes.step}`}
          key={index}
          data-done={index < step || undefined}
          aria-hidden="true"
        />
      ))}
      <span className={`visually-hidden-below-tablet ${classes.text}`}>
        {m.step({ step, steps })}
      </span>
    </p>
  );
}
