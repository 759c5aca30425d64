import type { Case } from '@kindred/contract/desk';
import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import { messages as m } from '#texts/ground-choices.ts';
import { reporterName } from '../case/evidence-of.ts';
import { Choice } from './choice.tsx';
import { openReports } from './defaults.ts';
import classes from './decide.module.css';
import type { Draft, Filled } from './draft.ts';

const choices = [...reportOutcomes, 'open'] as const;

interface Props {
  found: Case;
  outcomes: Filled['outcomes'];
  onChange: (change: Draft) => void;
}

/** How each report ends, or that it stays open. */
export function OutcomeFields({ found, outcomes, onChange }: Props) {
  return (
    <div className={`grid items-end gap-x-4 gap-y-2 ${classes.grid}`}>
      {openReports(found).map((report) => (
        <Choice
          key={report._id}
          label={m.outcome({ report: reporterName(report) })}
          value={outcomes[report._id] ?? 'open'}
          options={choices.map((outcome) => [outcome, m.outcomes[outcome]])}
          onChange={(outcome) => onChange({ outcomes: { ...outcomes, [report._id]: outcome } })}
        />
      ))}
    </div>
  );
}
