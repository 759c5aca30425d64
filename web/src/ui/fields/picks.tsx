import { useId } from 'react';
import classes from './picks.module.css';

interface Props<Name extends string> {
  legend: string;
  options: readonly { value: Name; label: string }[];
  /** Undefined while none is picked. */
  value: Name | undefined;
  /** Their labels are long, so phones show them one below the other. */
  isLong?: boolean;
  onChange: (value: Name) => void;
}

/** A choice of a few things as large targets. The arrow keys move through it, and the picked one is marked in ink. */
export function Picks<Name extends string>({
  legend,
  options,
  value,
  isLong,
  onChange,
}: Props<Name>) {
  const name = useId();
  return (
    <fieldset
      className={`grid gap-2 m-0 p-0 border-0 two-columns ${classes.picks}`}
      data-long={isLong}
    >
      <legend className="mb-2 p-0 text-md semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          className={`row gap-2-5 clickable min-h-target text-md rounded-md ${classes.label}`}
          key={option.value}
        >
          <input
            className={`flex-none m-0 clickable no-appearance round no-outline ${classes.input}`}
            type="radio"
            name={name}
            checked={option.value === value}
            {...(index === 0 && { 'data-autofocus': true })}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
