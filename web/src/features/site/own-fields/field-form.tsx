import { type Language, isLanguage, languageCodes, languages } from '@kindred/contract/languages';
import {
  type OwnField,
  fieldKinds,
  fieldViewers,
  hasChoices,
  longestFieldName,
  longestUnit,
} from '@kindred/contract/site/own-fields';
import { useEffect, useRef, useState } from 'react';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { language as ownLanguage } from '#texts/language.ts';
import { messages as m } from '#texts/site-fields.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { type Kind, faultOf, withKind, withName, withRules } from './field-changes.ts';
import { FieldSwitches } from './field-switches.tsx';

interface Props {
  field: OwnField;
  published: OwnField | undefined;
  readOnly: boolean;
  onChange: (next: OwnField) => void;
}

/** A field with its names in one language at a time. */
export function FieldForm({ field, published, readOnly, onChange }: Props) {
  const codes = languageCodes.filter((code) => field.names[code] !== undefined);
  const [wanted, setWanted] = useState<Language>(ownLanguage);
  const code = codes.includes(wanted) ? wanted : (codes[0] ?? ownLanguage);
  const { tag, direction } = languages[code];
  const name = useRef<HTMLInputElement>(null);
  // Its owner goes on typing, and a long list moves to it.
  const [isNew] = useState(() => Object.values(field.names).every((each) => each === ''));
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  const fault = faultOf(field);
  const missing = languageCodes.filter((each) => !codes.includes(each));

  function addLanguage(added: string) {
    if (!isLanguage(added)) return;
    onChange({ ...field, names: { ...field.names, [added]: '' } });
    setWanted(added);
  }

  return (
    <>
      <Select
        label={m.kind}
        hint={published && m.kindFixed}
        disabled={readOnly || published !== undefined}
        value={field.kind}
        data={fieldKinds.map((value) => ({ value, label: m.kinds[value] }))}
        onChange={({ currentTarget: { value } }) => onChange(withKind(field, value as Kind))}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Segments
          legend={m.language}
          isField
          options={codes.map((value) => ({ value, label: nameOfLanguage(value) }))}
          value={code}
          onChange={setWanted}
        />
        {!readOnly && missing.length > 0 && (
          <Select
            label={m.addLanguage}
            data={[
              { value: '', label: m.chooseLanguage },
              ...missing.map((value) => ({ value, label: nameOfLanguage(value) })),
            ]}
            value=""
            onChange={({ currentTarget: { value } }) => addLanguage(value)}
          />
        )}
      </div>
      <TextField
        key={code}
        ref={name}
        label={m.name}
        lang={tag}
        dir={direction}
        maxLength={longestFieldName}
        readOnly={readOnly}
        value={field.names[code] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...field, names: { ...field.names, [code]: value } })
        }
      />
      {hasChoices(field) && (
        <ChoiceList
          key={`choices ${code}`}
          field={field}
          published={published}
          code={code}
          readOnly={readOnly}
          onChange={onChange}
        />
      )}
      {field.range && (
        <div className="flex flex-wrap items-end gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={m[end]}
              inputMode="numeric"
              maxLength={4}
              readOnly={readOnly}
              value={String(field.range?.[end] ?? '')}
              onChange={({ currentTarget: { value } }) =>
                /^\d*$/.test(value) &&
                onChange({
                  ...field,
                  range: { from: 0, to: 0, ...field.range, [end]: Number(value) },
                })
              }
            />
          ))}
          <TextField
            label={m.unit}
            lang={tag}
            dir={direction}
            maxLength={longestUnit}
            readOnly={readOnly}
            value={field.units[code] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...field, units: unitsWith(field.units, code, value) })
            }
          />
        </div>
      )}
      <Select
        label={m.seenBy}
        disabled={readOnly}
        value={field.seenBy}
        data={fieldViewers.map((value) => ({ value, label: m.viewers[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange(withRules(field, { seenBy: value as OwnField['seenBy'] }))
        }
      />
      <FieldSwitches field={field} readOnly={readOnly} onChange={onChange} />
      {fault !== null && <FieldError>{fault}</FieldError>}
    </>
  );
}

/** A unit that is empty is none. */
function unitsWith(units: OwnField['units'], code: Language, unit: string) {
  if (unit !== '') return withName(units, code, unit);
  const { [code]: _before, ...others } = units;
  return others;
}
