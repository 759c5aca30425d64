import type { FixedPath } from '@kindred/contract/site/document';
import { useId } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

interface Props extends Omit<TextFieldProps, 'id' | 'value' | 'error' | 'hint' | 'onChange'> {
  path: FixedPath;
  description?: string;
  /** What is stored for what was typed. */
  read?: (typed: string) => unknown;
  /** Instead of the reason of the server. */
  fault?: string;
}

/** A value that is typed. It is stored while that happens, and when the field is left. */
export function TextValue({ path, description, read = asTyped, fault, ...input }: Props) {
  const edit = useValue(path);
  const id = useId();
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <TextField
        id={id}
        hintBelow
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        {...input}
        hint={description}
        readOnly={edit.isFixed}
        value={String(edit.value)}
        error={edit.error === null ? null : (fault ?? edit.error)}
        onChange={({ currentTarget }) => edit.change(read(currentTarget.value))}
      />
    </ValueFrame>
  );
}

const asTyped = (typed: string) => typed;
