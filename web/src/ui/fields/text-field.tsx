import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, useField } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'className'> & {
    /** Puts the control into something. */
    around?: (control: ReactNode) => ReactNode;
  };

/** A line of text, a date or a number. */
export function TextField({ around, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  const input = <input {...control} />;
  return <Field {...frame}>{around ? around(input) : input}</Field>;
}
