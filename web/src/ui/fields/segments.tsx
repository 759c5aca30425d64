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
    <fieldset className="m-0 p-0 min-w-0 border-0" disabled={disabled}>
      <legend
        className={hidesLegend ? 'visually-hidden' : `p-0 ${classes.legend}`}
        data-field={isField || undefined}
      >
        {legend}
      </legend>
      <div
        className={`flex wrap gap-hairline rounded-md p-1 ${classes.track}`}
        data-dense={dense || undefined}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`row justify-center rounded-md muted text-sm text-center relative clickable min-h-40 hover-ink ${classes.segment}`}
          >
            <input
              className="m-0 w-full h-full absolute clickable inset-0 transparent"
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
