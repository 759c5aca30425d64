import { reasonCodes } from '@kindred/contract/reports/reasons';
import { priorities, problemTypes } from '@kindred/contract/reports/report-types';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { messages } from '#texts/desk.ts';
import { messages as reportWords } from '#texts/report-words.ts';
import { ownReasons, reasonName } from '../../../lib/facts/report-reasons.ts';
import { ListSelect } from '../../../widgets/list-toolbar/list-select.tsx';
import { type DeskSearch, showNames } from '../desk-search.ts';
import classes from './queue.module.css';

export const unfiltered: DeskSearch = {
  show: undefined,
  problem_type: undefined,
  reason: undefined,
  priority: undefined,
};

interface Props {
  search: DeskSearch;
  onChange: (change: DeskSearch) => void;
}

export function QueueFilters({ search, onChange }: Props) {
  const { filters: m } = messages;
  return (
    <search
      className={`grid grid-cols-2 gap-1.5 border-b border-line ${classes.filters}`}
      aria-label={m.label}
    >
      <Choice
        label={m.show}
        all={m.all}
        value={search.show}
        options={showNames.map((name) => [name, m.shows[name]])}
        onChange={(show) => onChange({ show })}
      />
      <Choice
        label={m.type}
        all={m.anyType}
        value={search.problem_type}
        options={problemTypes.map((type) => [type, typeTexts[type]])}
        onChange={(problem_type) => onChange({ problem_type })}
      />
      <Choice
        label={m.reason}
        all={m.anyReason}
        value={search.reason}
        options={[...reasonCodes, ...ownReasons()].map((key) => [key, reasonName(key)])}
        onChange={(reason) => onChange({ reason })}
      />
      <Choice
        label={m.priority}
        all={m.anyPriority}
        value={search.priority}
        options={priorities.map((word) => [word, reportWords.priorities[word]])}
        onChange={(priority) => onChange({ priority })}
      />
    </search>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  all: string;
  value: V | undefined;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V | undefined) => void;
}

function Choice<V extends string>({ label, all, value, options, onChange }: ChoiceProps<V>) {
  return (
    <ListSelect
      label={label}
      value={value ?? ''}
      data={[
        { value: '', label: all },
        ...options.map(([word, text]) => ({ value: word, label: text })),
      ]}
      onChange={(chosen) => onChange((chosen || undefined) as V | undefined)}
    />
  );
}
