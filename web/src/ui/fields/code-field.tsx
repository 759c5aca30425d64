import type { ReactNode } from 'react';
import classes from './code-field.module.css';
import { TextField } from './text-field.tsx';

export const codeLength = 6;

interface Props {
  label: string;
  value?: string;
  onChange: (digits: string) => void;
  error?: string;
}

/**
 * One field instead of six, so that a code can be pasted, filled in by a phone and read by a screen reader. It is drawn as
 * a box for each digit.
 */
export function CodeField({ onChange, ...input }: Props) {
  const { value = '', error } = input;
  return (
    <TextField
      name="code"
      inputMode="numeric"
      dir="ltr"
      autoComplete="one-time-code"
      size="xl"
      required
      inputClass={classes.input}
      around={inBoxes(value, Boolean(error))}
      {...input}
      onChange={(event) =>
        onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, codeLength))
      }
    />
  );
}

const inBoxes = (value: string, isWrong: boolean) => (field: ReactNode) => (
  <div className={`relative mt-1.5 rounded-lg ${classes.code}`} data-wrong={isWrong}>
    <div className={`grid gap-2 ${classes.boxes}`} dir="ltr" aria-hidden>
      {Array.from({ length: codeLength }, (_, index) => (
        <i
          key={index}
          className={`grid place-items-center rounded-lg border border-line-strong bg-surface text-ink tabular-nums ${classes.box}`}
          data-next={index === Math.min(value.length, codeLength - 1) || undefined}
        >
          {value[index]}
        </i>
      ))}
    </div>
    {field}
  </div>
);
