import { useId } from 'react';
import classes from './choice-tiles.module.css';
import { FieldError } from './field.tsx';

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
      className={`m-0 min-w-0 border-0 p-0 ${classes.tiles}`}
      {...(error && { 'aria-describedby': id })}
    >
      <legend className="mb-1.5 p-0 text-md leading-snug font-semibold">{legend}</legend>
      <div className="mb-1.5 grid grid-cols-2 gap-2" data-invalid={error ? true : undefined}>
        {options.map(({ value, label }, index) => (
          <label className={`relative grid cursor-pointer ${classes.choice}`} key={value}>
            <input
              className={`absolute inset-0 m-0 cursor-pointer appearance-none ${classes.input}`}
              type={type}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
              {...(index === 0 && rest)}
            />
            <span
              className={`grid place-items-center rounded-lg border border-line-strong bg-surface text-center font-medium anywhere ${classes.tile}`}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
