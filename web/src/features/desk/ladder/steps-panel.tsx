import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { mostSteps } from '@kindred/contract/desk/ladder-rules';
import { messages as m } from '#texts/ladder.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { type StepValues, stepAfter } from './ladder-values.ts';
import { type LadderFields, StepRow } from './step-row.tsx';

interface Props {
  title: string;
  path: string;
  steps: readonly StepValues[];
  form: LadderFields;
  onRemove?: () => void;
  removeLabel?: string;
}

/** The steps of one ladder: for a problem type, or for all others. */
export function StepsPanel({ title, path, steps, form, onRemove, removeLabel }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className={`overflow-hidden ${panel.panel}`}>
      <div
        className={`flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2 ${panel.head}`}
      >
        <h2 className="heading">{title}</h2>
        <div className="flex flex-wrap gap-2">
          {onRemove && (
            <Button look="plain" aria-label={removeLabel} onClick={onRemove}>
              {m.removeSteps}
            </Button>
          )}
          <Button
            ref={add}
            look="plain"
            aria-label={m.addStepTo({ table: title })}
            disabled={steps.length >= mostSteps}
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => form.insertListItem(path, stepAfter(steps))}
          >
            {m.addStep}
          </Button>
        </div>
      </div>
      <DataTable label={title} columns={m.columns} stacks>
        {steps.map(({ action }, at) => (
          <StepRow
            // A step is only identified by its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            table={title}
            at={at}
            path={`${path}.${at}`}
            action={action}
            form={form}
            onRemove={
              steps.length > 1
                ? () => {
                    form.removeListItem(path, at);
                    add.current?.focus();
                  }
                : null
            }
          />
        ))}
      </DataTable>
    </section>
  );
}
