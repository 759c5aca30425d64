import { messages as m } from '#texts/steps.ts';
import classes from './step-progress.module.css';

interface Props {
  step: number;
  steps: number;
}

export function StepProgress({ step, steps }: Props) {
  return (
    <p
      className={`flex min-w-0 items-center gap-1 text-sm whitespace-nowrap text-muted tabular-nums ${classes.progress}`}
    >
      {Array.from({ length: steps }, (_, index) => (
        <i
          className={`rounded-xs bg-muted-soft ${classes.step}`}
          key={index}
          data-done={index < step || undefined}
          aria-hidden="true"
        />
      ))}
      <span className={`max-tablet:sr-only ${classes.text}`}>{m.step({ step, steps })}</span>
    </p>
  );
}
