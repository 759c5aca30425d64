import { type SetupStep, setupSteps } from '@kindred/contract/site/setup';
import { messages as launch } from '#texts/site-launch.ts';
import { messages as m } from '#texts/site-setup.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './step-bar.module.css';

interface Props {
  place: SetupStep;
  onBack: (step: SetupStep) => void;
  onSkip: () => void;
}

/** The way to the steps beside this one. Enter in a field goes on, too. */
export function StepBar({ place, onBack, onSkip }: Props) {
  const at = setupSteps.indexOf(place);
  const [before, after] = [at > 0 ? setupSteps[at - 1] : undefined, setupSteps[at + 1]];
  return (
    <div
      className={`flex flex-wrap items-center gap-2 border-t border-line bg-surface ${classes.bar}`}
    >
      {before && (
        <Button look="plain" onClick={() => onBack(before)}>
          {m.back}
        </Button>
      )}
      <Button look="quiet" onClick={onSkip}>
        {m.skip}
      </Button>
      <Button className="ms-auto" look="ink" type="submit">
        {m.next({ name: after ? m.names[after] : launch.title })}
      </Button>
    </div>
  );
}
