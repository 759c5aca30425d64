import type { Case } from '@kindred/contract/desk';
import {
  categories,
  type Category,
  categoryNames,
  isKeywordOf,
  keywords,
} from '@kindred/contract/desk/categories';
import { type Clause, clauses, sources } from '@kindred/contract/desk/grounds';
import { categoryName } from '../../../lib/facts/category-name.ts';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import { messages as m } from '#texts/ground-choices.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Choice } from './choice.tsx';
import classes from './decide.module.css';
import type { Draft, Filled } from './draft.ts';
import { followClause } from './ground-fields.tsx';
import { OutcomeFields } from './outcome-fields.tsx';

interface Props {
  found: Case;
  filled: Filled;
  onChange: (change: Draft) => void;
}

/** The choices behind the summary. */
export function GroundChoices({ found, filled, onChange }: Props) {
  const { kind, clause, law, category, keyword, source } = filled;
  return (
    <>
      <div className={`grid items-end gap-x-4 gap-y-2 ${classes.grid}`}>
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
            options={clauses.map((name) => [name, clauseText(name)])}
            onChange={(chosen: Clause) => onChange(followClause(chosen))}
          />
        ) : (
          <TextField
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
          options={categoryNames.map((name) => [name, categoryName(name)])}
          onChange={(chosen: Category) =>
            onChange({ category: chosen, keyword: keywordsOf(chosen)[0] ?? 'OTHER' })
          }
        />
        <Choice
          label={m.keyword}
          value={keyword}
          options={keywordsOf(category).map((name) => [name, categoryName(name)])}
          onChange={(chosen) => onChange({ keyword: chosen })}
        />
        <Choice
          label={m.source}
          value={source}
          options={sources.map((name) => [name, m.sources[name]])}
          onChange={(chosen) => onChange({ source: chosen })}
        />
        <TextField
          size="xs"
          label={m.note}
          maxLength={2000}
          value={filled.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      </div>
      <OutcomeFields found={found} outcomes={filled.outcomes} onChange={onChange} />
    </>
  );
}

/** Those of the category first, then what each category has. */
const keywordsOf = (category: Category) =>
  keywords.filter(
    (name) =>
      isKeywordOf(category, name) && (name !== 'STALKING' || categories[category].length > 0),
  );
