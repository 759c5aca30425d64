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
    <fieldset className={classes.tiles} {...(error && { 'aria-describedby': id })}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.group} data-invalid={error ? true : undefined}>
        {options.map(({ value, label }, index) => (
          <label className={classes.label} key={value}>
            <input
              className={classes.box}
              type={type}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
              {...(index === 0 && rest)}
            />
            <span className={classes.part}>{label}</span>
          </label>
        ))}
      </div>
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}
