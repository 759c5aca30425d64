import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId } from 'react';
import classes from './choice-tiles.module.css';

interface Props {
  legend: string;
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (value: string, checked: boolean) => void;
  error?: string | undefined;
  'data-path': string;
}

/** Choices as large tiles. */
export function ChoiceTiles({ legend, type, options, chosen, onChange, error, ...rest }: Props) {
  const id = useId();
  return (
    <fieldset
      className={`m-0 p-0 min-w-0 border-0 ${classes.tiles}`}
      {...(error && { 'aria-describedby': id })}
    >
      <legend className="p-0 text-md semibold mb-1-5 lh-14">{legend}</legend>
      <div className="grid gap-2 mb-1-5 two-columns" data-invalid={error ? true : undefined}>
        {options.map(({ value, label }, index) => (
          <label className={`grid relative clickable ${classes.choice}`} key={value}>
            <input
              className={`m-0 absolute clickable no-appearance inset-0 ${classes.input}`}
              type={type}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
              {...(index === 0 && rest)}
            />
            <span
              className={`grid place-center bg-surface text-center anywhere border-strong rounded-lg medium ${classes.tile}`}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}
