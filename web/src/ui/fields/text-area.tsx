import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { Field, type FieldProps, useField } from './field.tsx';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** It becomes as high as its text, from `rows` to so many lines, or to any number of them. */
    grows?: boolean | number;
  };

/** Several lines. Where a browser can't let it grow, it shows its first rows. */
export function TextArea({ grows = false, rows = 1, inputClass = '', ...props }: TextAreaProps) {
  const { frame, control } = useField({ ...props, inputClass: `${classes.lines} ${inputClass}` });
  const style = grows !== false && {
    fieldSizing: 'content' as const,
    minHeight: heightOf(rows),
    ...(grows !== true && { maxHeight: heightOf(grows) }),
  };
  return (
    <Field {...frame}>
      <textarea {...control} rows={rows} {...(style && { style })} />
    </Field>
  );
}

const heightOf = (rows: number) => `max(var(--height), ${rows}lh + 2 * var(--pad-block) + 2px)`;
