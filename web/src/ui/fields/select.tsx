import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { Field, type FieldProps, useField } from './field.tsx';

type Option = string | { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<FieldProps, 'after'> &
  Omit<ComponentProps<'select'>, 'size' | 'className'> & { data?: readonly Option[] };

/** The browser's own list of choices, with one chevron. */
export function Select({ data, inputClass = '', children, ...props }: SelectProps) {
  const chevron = <IconChevronDown size={16} stroke={1.75} aria-hidden />;
  const looks = { after: chevron, inputClass: `${classes.options} ${inputClass}` };
  const { frame, control } = useField({ ...props, ...looks });
  return (
    <Field {...frame}>
      <select {...control}>
        {children ??
          data?.map((each) => {
            const { label, ...option } =
              typeof each === 'string' ? { value: each, label: each } : each;
            return (
              <option key={option.value} {...option}>
                {label}
              </option>
            );
          })}
      </select>
    </Field>
  );
}
