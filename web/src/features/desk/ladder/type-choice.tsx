import { type ProblemType, problemTypes } from '@kindred/contract/reports/report-types';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { messages as m } from '#texts/ladder.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import panel from '../../../ui/pages/panel.module.css';
import classes from './ladder-page.module.css';
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
    <section className={`grid content-start gap-3 px-5 py-4 ${panel.panel} ${classes.types}`}>
      <h2 className="heading">{m.types}</h2>
      <p className="max-w-about text-muted">{m.typesAbout}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={m.type}
          data={left.map((value) => ({ value, label: typeTexts[value] }))}
          value={chosen}
          onChange={({ currentTarget }) => setWanted(currentTarget.value as ProblemType)}
        />
        <Button
          look="plain"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
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
