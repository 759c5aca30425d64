import type { ProblemType } from '@kindred/contract/reports/report-types';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { messages } from '#texts/decide.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { clauseOfType } from './defaults.ts';
import type { Draft, Filled } from './draft.ts';
import { followClause } from './ground-fields.tsx';

interface Props {
  types: readonly ProblemType[];
  filled: Filled;
  onChange: (change: Draft) => void;
}

/** Which of several problems closes the account. The reason follows from it. */
export function TypeChoice({ types, filled, onChange }: Props) {
  const { isGroundOpen, kind, clause } = filled;
  const chosen = types.find((type) => clauseOfType[type] === clause);
  return (
    <Segments
      legend={messages.panel.about}
      options={types.map((type) => ({ value: type, label: typeTexts[type] }))}
      value={isGroundOpen || kind === 'law' ? undefined : chosen}
      onChange={(type) => onChange({ kind: 'terms', ...followClause(clauseOfType[type]) })}
    />
  );
}
