import { type SetupStep, setupSteps } from '@kindred/contract/site/setup';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages as launch } from '#texts/site-launch.ts';
import { messages as m } from '#texts/site-setup.ts';
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
        <Button variant="default" onClick={() => onBack(before)}>
          {m.back}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={onSkip}>
        {m.skip}
      </Button>
      <Button className="ms-auto" color="ink" type="submit">
        {m.next({ name: after ? m.names[after] : launch.title })}
      </Button>
    </div>
  );
}
