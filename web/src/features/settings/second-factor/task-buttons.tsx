import { messages as m } from '#texts/second-factor.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Task } from './proof-form.tsx';

interface Props {
  on: boolean;
  required: boolean;
  onChoose: (task: Task) => void;
}

export function TaskButtons({ on, required, onChoose }: Props) {
  const tasks: Exclude<Task, 'setUp'>[] = ['replace', 'renew'];
  if (!required) tasks.push('turnOff');
  return (
    <div className="flex flex-wrap gap-2">
      {on ? (
        tasks.map((task) => (
          <Button key={task} look="plain" onClick={() => onChoose(task)}>
            {m[task]}
          </Button>
        ))
      ) : (
        <Button look="ink" onClick={() => onChoose('setUp')}>
          {m.setUp}
        </Button>
      )}
    </div>
  );
}
