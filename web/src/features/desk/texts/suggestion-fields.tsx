import { messages as decisionTexts } from '#texts/decisions.ts';
import { clauses } from '@kindred/contract/desk/grounds';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import type { CannedText } from '@kindred/contract/desk/texts';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import classes from './texts-page.module.css';

interface Props {
  kind: CannedText['kind'];
  getInputProps: (path: 'problem_type' | 'action' | 'clause') => object;
}

const any = { value: '', label: m.any };

/** Where the desk suggests a text first. It can be chosen everywhere else too. */
export function SuggestionFields({ kind, getInputProps }: Props) {
  return (
    <fieldset className={`m-0 grid min-w-0 grid-cols-2 gap-3 border-0 p-0 ${classes.fields}`}>
      <legend className="mb-2 p-0 font-semibold">{m.suggested}</legend>
      <Select
        label={m.type}
        data={[any, ...problemTypes.map((value) => ({ value, label: typeTexts[value] }))]}
        {...getInputProps('problem_type')}
      />
      <Select
        label={m.action}
        data={[
          any,
          ...decisionActions.map((value) => ({ value, label: decisionTexts[value].label })),
        ]}
        {...getInputProps('action')}
      />
      {kind === 'reason' && (
        <Select
          className="col-span-full"
          label={m.clause}
          data={[any, ...clauses.map((value) => ({ value, label: clauseText(value) }))]}
          {...getInputProps('clause')}
        />
      )}
    </fieldset>
  );
}
