import { useId, useState } from 'react';
import { allCountries } from '../../../lib/language/name-of-country.ts';
import { messages as m } from '#texts/site-setup.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

/** Where the owner lives, or the company has its seat. */
export function CountryValue() {
  const path = 'owner.country';
  const edit = useValue(path);
  const id = useId();
  const [countries] = useState(allCountries);
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <Select
        id={id}
        translate="no"
        hintBelow
        hint={m.place.country}
        disabled={edit.isFixed}
        data={[{ value: '', label: m.none }, ...countries]}
        value={String(edit.value)}
        error={edit.error}
        onChange={({ currentTarget }) => edit.choose(currentTarget.value)}
      />
    </ValueFrame>
  );
}
