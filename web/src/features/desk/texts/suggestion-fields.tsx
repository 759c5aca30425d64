import { clauseTexts, clauses } from '@kindred/contract/desk/grounds';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import type { CannedText } from '@kindred/contract/desk/texts';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { messages as m } from '../../../lib/messages/desk-texts.ts';
import classes from './texts-page.module.css';

interface Props {
  kind: CannedText['kind'];
  getInputProps: (path: 'problem_type' | 'action' | 'clause') => object;
}

const any = { value: '', label: m.any };

/** Where the desk suggests a text first. It can be chosen everywhere else too. */
export function SuggestionFields({ kind, getInputProps }: Props) {
  const rightSection = <IconChevronDown size={16} stroke={1.75} aria-hidden />;
  return (
    <fieldset className={`grid two-columns gap-3 m-0 p-0 min-w-0 border-0 ${classes.fields}`}>
      <legend className="mb-2 p-0 semibold">{m.suggested}</legend>
      <NativeSelect
        label={m.type}
        rightSection={rightSection}
        data={[any, ...problemTypes]}
        {...getInputProps('problem_type')}
      />
      <NativeSelect
        label={m.action}
        rightSection={rightSection}
        data={[
          any,
          ...decisionActions.map((value) => ({ value, label: m.decisions[value].label })),
        ]}
        {...getInputProps('action')}
      />
      {kind === 'reason' && (
        <NativeSelect
          className="full-row"
          label={m.clause}
          rightSection={rightSection}
          data={[any, ...clauses.map((value) => ({ value, label: clauseTexts(value) }))]}
          {...getInputProps('clause')}
        />
      )}
    </fieldset>
  );
}
