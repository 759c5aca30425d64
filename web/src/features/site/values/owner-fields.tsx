import { useId } from 'react';
import { messages } from '#texts/site-setup.ts';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { useValue } from '../office.ts';
import { CountryValue } from './country-value.tsx';
import { TextValue } from './text-value.tsx';
import { ValueFrame } from './value-frame.tsx';

const { legal: m } = messages;

/** Who runs the site. Templates of pages are filled with it. */
export const OwnerFields = () => (
  <>
    <TextValue path="owner.name" description={m.name} maxLength={120} />
    <AddressValue />
    <CountryValue />
    <TextValue path="owner.phone" type="tel" description={m.phone} maxLength={40} />
    <TextValue path="owner.register" description={m.register} maxLength={200} />
  </>
);

function AddressValue() {
  const path = 'owner.address';
  const edit = useValue(path);
  const id = useId();
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <LongText
        id={id}
        maxLength={300}
        grows
        rows={2}
        dir="auto"
        hintBelow
        hint={m.address}
        readOnly={edit.isFixed}
        value={String(edit.value)}
        error={edit.error}
        onChange={({ currentTarget }) => edit.change(currentTarget.value)}
      />
    </ValueFrame>
  );
}
