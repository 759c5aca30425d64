import { type Clause, clauses } from '@kindred/contract/desk/grounds';
import {
  type Priority,
  type ProblemType,
  priorities,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import type { ListedChoice } from '@kindred/contract/site/catalog-choices';

import { messages as reports } from '#texts/my-reports.ts';
import { messages as words } from '#texts/report-words.ts';
import { messages as m } from '#texts/site-catalogs.ts';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import classes from './catalogs.module.css';

interface Props {
  choice: ListedChoice;
  readOnly: boolean;
  onChange: (next: ListedChoice) => void;
}

/** What a report with a reason of the owner is: its type, how soon it is read, and the rule that it is about. */
export function ReasonFields({ choice, readOnly, onChange }: Props) {
  const { type, priority, clause } = choice;
  return (
    <div className={`flex w-full flex-wrap items-center gap-3 ${classes.question}`}>
      <Select
        label={m.reason.type}
        disabled={readOnly}
        value={type ?? 'Other'}
        data={problemTypes.map((value) => ({ value, label: reports.types[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, type: value as ProblemType })
        }
      />
      <Select
        label={m.reason.priority}
        disabled={readOnly}
        value={priority ?? 'medium'}
        data={priorities.map((value) => ({ value, label: words.priorities[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, priority: value as Priority })
        }
      />
      <Select
        label={m.reason.clause}
        disabled={readOnly}
        value={clause ?? 'safety'}
        data={clauses.map((value) => ({ value, label: clauseText(value) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, clause: value as Clause })
        }
      />
    </div>
  );
}
