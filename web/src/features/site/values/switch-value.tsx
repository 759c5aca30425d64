import type { FixedPath } from '@kindred/contract/site/document';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

/** Something that is on or off, with what it does and costs. */
export function SwitchValue({ path, description }: { path: FixedPath; description: string }) {
  const edit = useValue(path);
  const id = useId();
  return (
    <ValueFrame
      path={path}
      edit={edit}
      id={id}
      control={
        <Switch
          id={id}
          data-look="ink"
          aria-describedby={`${id}-about`}
          disabled={edit.isFixed}
          checked={edit.value === true}
          onChange={({ currentTarget }) => edit.choose(currentTarget.checked)}
        />
      }
    >
      <p id={`${id}-about`} className="text-sm leading-snug text-pretty text-muted">
        {description}
      </p>
      {edit.error !== null && <FieldError>{edit.error}</FieldError>}
    </ValueFrame>
  );
}
