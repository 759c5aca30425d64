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
      className={`m-0 grid grid-cols-2 gap-2 border-0 p-0 ${classes.picks}`}
      data-long={isLong}
    >
      <legend className="mb-2 p-0 text-md font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md text-md ${classes.label}`}
          key={option.value}
        >
          <input
            className={`m-0 flex-none cursor-pointer appearance-none rounded-full outline-none ${classes.input}`}
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
