import type { OwnField } from '@kindred/contract/site/own-fields';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useOffice, useValue } from '../office.ts';
import { FieldsPart } from '../own-fields/fields-part.tsx';
import { ValueFrame } from '../values/value-frame.tsx';

const path = 'fields';

/** All fields are one value. */
export function Fields() {
  const edit = useValue(path);
  const { published } = useOffice().site;
  return (
    <ValueFrame path={path} edit={edit}>
      <FieldsPart
        value={edit.value as readonly OwnField[]}
        published={published.fields}
        onChange={edit.change}
        readOnly={edit.isFixed}
      />
      {edit.error !== null && <FieldError>{edit.error}</FieldError>}
    </ValueFrame>
  );
}
