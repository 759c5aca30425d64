import { messages as decisionTexts } from '#texts/decisions.ts';
import type { CannedText } from '@kindred/contract/desk/texts';
import { languages } from '@kindred/contract/languages';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { listOfLanguages } from '../../../lib/language/name-of-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import dataTable from '../../../ui/lists/data-table.module.css';
import { FilledText } from './filled-text.tsx';
import { examplesOf } from './placeholders.tsx';
import { missingIn } from './text-values.ts';
import classes from './texts-page.module.css';

interface Props {
  kind: CannedText['kind'];
  texts: readonly CannedText[];
  onEdit: (text: CannedText) => void;
  onDelete: (text: CannedText) => void;
}

export function TextTable({ kind, texts, onEdit, onDelete }: Props) {
  if (texts.length === 0) return <p className="px-5 py-4 text-muted">{m.none[kind]}</p>;
  return (
    <DataTable label={m.kinds[kind]} columns={m.columns} stacks>
      {texts.map((text) => (
        <tr key={text._id} className={dataTable.buttonRow}>
          <td className={classes.cell}>
            <b dir="auto" lang={languages[text.language].tag}>
              {text.title}
            </b>
            {missingIn(text.versions).length > 0 && (
              <small className="block text-xs text-muted">
                {m.missing({ languages: listOfLanguages(missingIn(text.versions)) })}
              </small>
            )}
          </td>
          <td className={classes.cell} data-wide data-label={m.columns[1]}>
            {suggestedFor(text)}
          </td>
          <td className={classes.cell} data-wide>
            <p
              className="max-w-body anywhere whitespace-pre-line"
              lang={languages[text.language].tag}
              dir="auto"
            >
              <FilledText text={text.body} values={examplesOf(kind)} />
            </p>
          </td>
          <td className={classes.cell} data-wide>
            <div className={`flex justify-end ${classes.buttons}`}>
              <Button
                size="xs"
                look="quiet"
                aria-label={m.editOf({ title: text.title })}
                onClick={() => onEdit(text)}
              >
                {m.edit}
              </Button>
              <Button
                size="xs"
                look="quiet"
                aria-label={m.deleteOf({ title: text.title })}
                onClick={() => onDelete(text)}
              >
                {m.delete}
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function suggestedFor({ problem_type, action }: CannedText) {
  const names = [problem_type && typeTexts[problem_type], action && decisionTexts[action].label];
  return commaList(names) || m.any;
}
