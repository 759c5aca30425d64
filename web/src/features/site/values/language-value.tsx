import { languageCodes, languages } from '@kindred/contract/languages';
import { useId } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

const data = languageCodes.map((code) => ({ value: code, label: languages[code].name }));

/** The language for people whose browser asks for none of the site. */
export function LanguageValue() {
  const path = 'languages.main';
  const edit = useValue(path);
  const id = useId();
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <Select
        id={id}
        translate="no"
        disabled={edit.isFixed}
        data={data}
        value={String(edit.value)}
        error={edit.error}
        onChange={({ currentTarget }) => edit.choose(currentTarget.value)}
      />
    </ValueFrame>
  );
}
