import { type ProblemType, problemTypes } from '@kindred/contract/reports/report-types';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { messages as m } from '../../../lib/messages/ladder.ts';
import panel from '../../../ui/pages/panel.module.css';
import type { LadderFields } from './step-row.tsx';

/** Gives a problem type its own steps, which start as the default ones. */
export function TypeChoice({ form }: { form: LadderFields }) {
  const { steps, ofTypes } = form.values;
  const left = problemTypes.filter((type) =>
    ofTypes.every(({ problem_type }) => problem_type !== type),
  );
  const [wanted, setWanted] = useState<ProblemType>('Harassment');
  const chosen = left.includes(wanted) ? wanted : left[0];
  if (!chosen) return null;
  return (
    <section className={`grid gap-3 p-panel ${panel.panel}`}>
      <h2 className={panel.heading}>{m.types}</h2>
      <p className="muted max-w-about">{m.typesAbout}</p>
      <div className="flex wrap items-end gap-3">
        <NativeSelect
          label={m.type}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          data={left}
          value={chosen}
          onChange={({ currentTarget }) => setWanted(currentTarget.value as ProblemType)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            form.insertListItem('ofTypes', {
              problem_type: chosen,
              steps: steps.map((step) => ({ ...step })),
            })
          }
        >
          {m.addType}
        </Button>
      </div>
    </section>
  );
}
