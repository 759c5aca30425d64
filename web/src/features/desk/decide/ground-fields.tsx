import type { Case } from '@kindred/contract/desk';
import {
  categories,
  type Category,
  categoryNames,
  type Clause,
  clauseTexts,
  clauses,
  isKeywordOf,
  keywords,
  sources,
} from '@kindred/contract/desk/grounds';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { messages } from '../../../lib/messages/decide.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Choice } from './choice.tsx';
import classes from './decide.module.css';
import type { Draft, Filled } from './draft.ts';
import { OutcomeFields } from './outcome-fields.tsx';

interface Props {
  found: Case;
  filled: Filled;
  onChange: (change: Draft) => void;
}

/** A name from the European database, as text. */
const wordsOf = (name: string) =>
  (name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')).replace(
    / tc$/,
    ' of the terms',
  );

/** The fields for the law and the statistics. The defaults follow from the reports, so they are folded. */
export function GroundFields({ found, filled, onChange }: Props) {
  const { panel: m } = messages;
  const { kind, clause, law, category, keyword, source } = filled;
  const about = kind === 'terms' ? clauseTexts(clause) : law;
  return (
    <details className="min-w-0">
      <summary className="truncate max-w-full disclosure">
        {m.details}:{' '}
        <span className="normal">{[about, wordsOf(category), wordsOf(keyword)].join(' · ')}</span>
      </summary>
      <div className={`grid items-bottom gap-2-by-4 ${classes.grid}`}>
        <Segments
          legend={m.ground}
          options={(['terms', 'law'] as const).map((value) => ({ value, label: m.kinds[value] }))}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
        />
        {kind === 'terms' ? (
          <Choice
            label={m.clause}
            value={clause}
            options={clauses.map((name) => [name, clauseTexts(name)])}
            onChange={(chosen: Clause) => onChange(followClause(chosen))}
          />
        ) : (
          <TextInput
            size="xs"
            label={m.law}
            maxLength={500}
            value={law}
            onChange={({ currentTarget }) => onChange({ law: currentTarget.value })}
          />
        )}
        <Choice
          label={m.category}
          value={category}
          options={categoryNames.map((name) => [name, wordsOf(name)])}
          onChange={(chosen: Category) =>
            onChange({ category: chosen, keyword: keywordsOf(chosen)[0] ?? 'OTHER' })
          }
        />
        <Choice
          label={m.keyword}
          value={keyword}
          options={keywordsOf(category).map((name) => [name, wordsOf(name)])}
          onChange={(chosen) => onChange({ keyword: chosen })}
        />
        <Choice
          label={m.source}
          value={source}
          options={sources.map((name) => [name, m.sources[name]])}
          onChange={(chosen) => onChange({ source: chosen })}
        />
        <TextInput
          size="xs"
          label={m.note}
          maxLength={2000}
          value={filled.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      </div>
      <OutcomeFields found={found} outcomes={filled.outcomes} onChange={onChange} />
    </details>
  );
}

/** A choice for another clause is dropped. */
export const followClause = (clause: Clause): Draft => ({
  clause,
  category: undefined,
  keyword: undefined,
  reason: undefined,
});

/** Those of the category first, then what each category has. */
const keywordsOf = (category: Category) =>
  keywords.filter(
    (name) =>
      isKeywordOf(category, name) && (name !== 'STALKING' || categories[category].length > 0),
  );
