import { fontPairNames } from '@kindred/contract/site/fonts';
import { useId } from 'react';
import { messages as words } from '#texts/site-values.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

const data = fontPairNames.map((value) => ({ value, label: words.fonts[value] }));

export function FontsValue() {
  const path = 'brand.fonts';
  const edit = useValue(path);
  const id = useId();
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <Select
        id={id}
        disabled={edit.isFixed}
        data={data}
        value={String(edit.value)}
        error={edit.error}
        onChange={({ currentTarget }) => edit.choose(currentTarget.value)}
      />
    </ValueFrame>
  );
}
