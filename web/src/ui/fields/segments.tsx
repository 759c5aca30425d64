import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

interface Props<Name extends string> {
  legend: string;
  /** What is chosen is clear without the legend, which only screen readers get then. */
  hidesLegend?: boolean;
  /** The legend looks like the label of a field. */
  isField?: boolean;
  /** Lower, beside a chart. */
  dense?: boolean;
  options: readonly { value: Name; label: ReactNode }[];
  disabled?: boolean;
  /** Undefined while none is chosen. */
  value: Name | undefined;
  onChange: (value: Name) => void;
}

/** A choice of a few words in one row, or in two where there is no room. The arrow keys move through it. */
export function Segments<Name extends string>({
  legend,
  hidesLegend,
  isField = false,
  dense = false,
  disabled = false,
  options,
  value,
  onChange,
}: Props<Name>) {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" disabled={disabled}>
      <legend
        className={hidesLegend ? 'sr-only' : `p-0 ${classes.legend}`}
        data-field={isField || undefined}
      >
        {legend}
      </legend>
      <div
        className={`flex flex-wrap gap-0.5 rounded-md p-1 ${classes.track}`}
        data-dense={dense || undefined}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-10 cursor-pointer items-center justify-center rounded-md text-center text-sm text-muted hover:text-ink ${classes.segment}`}
          >
            <input
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
