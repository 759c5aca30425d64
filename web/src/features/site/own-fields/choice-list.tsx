import { type Language, languages } from '@kindred/contract/languages';
import {
  type FieldChoice,
  type OwnField,
  longestFieldName,
  mostChoices,
} from '@kindred/contract/site/own-fields';
import { useState } from 'react';
import { messages as m } from '#texts/site-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { shownName, withChoices, withName } from './field-changes.ts';

interface Props {
  field: OwnField;
  published: OwnField | undefined;
  code: Language;
  readOnly: boolean;
  onChange: (next: OwnField) => void;
}

/** The choices in one language. Those that members may have chosen are retired, and others are removed. */
export function ChoiceList({ field, published, code, readOnly, onChange }: Props) {
  const [lines, setLines] = useState('');
  const { tag, direction } = languages[code];
  const own = { lang: tag, dir: direction };
  const { choices } = field;
  const put = (index: number, choice: FieldChoice) =>
    onChange({ ...field, choices: choices.with(index, choice) });
  const isPublished = ({ number }: FieldChoice) =>
    published?.choices.some((choice) => choice.number === number) ?? false;

  function add() {
    onChange(withChoices(field, lines, { code, published }));
    setLines('');
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <span className="font-semibold">{m.choices}</span>
      {choices.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0" aria-label={m.choices}>
          {choices.map((choice, index) => (
            <li key={choice.number} className="flex flex-wrap items-end gap-2">
              <TextField
                className="flex-1"
                label={m.choice({ number: index + 1 })}
                hint={choice.retired ? m.retired : undefined}
                maxLength={longestFieldName}
                readOnly={readOnly}
                value={choice.names[code] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  put(index, { ...choice, names: withName(choice.names, code, value) })
                }
                {...own}
              />
              {!readOnly && (
                <Button
                  look="plain"
                  onClick={() =>
                    isPublished(choice)
                      ? put(index, { ...choice, retired: !choice.retired })
                      : onChange({ ...field, choices: choices.toSpliced(index, 1) })
                  }
                >
                  {labelOf(choice, isPublished(choice))}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {published && <p className="text-sm leading-snug text-pretty text-muted">{m.sameMeaning}</p>}
      {!readOnly && choices.length < mostChoices && (
        <>
          <LongText
            label={m.newChoices}
            grows={12}
            rows={3}
            maxLength={mostChoices * (longestFieldName + 1)}
            value={lines}
            onChange={({ currentTarget: { value } }) => setLines(value)}
            {...own}
          />
          <div className="flex items-center">
            <Button look="plain" disabled={lines.trim() === ''} onClick={add}>
              {m.addChoices}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function labelOf({ names, retired }: FieldChoice, isPublished: boolean) {
  const name = shownName(names);
  if (!isPublished) return m.removeChoice({ name });
  return retired ? m.offer({ name }) : m.retire({ name });
}
