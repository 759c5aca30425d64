import { useId } from 'react';
import { Switch } from '../../../ui/fields/switch.tsx';
import { SwitchSkeleton } from '../../../ui/fields/switch-skeleton.tsx';
import classes from './settings-row.module.css';

interface Props {
  label: string;
  about: string;
  /** Unknown while it loads. */
  checked: boolean | undefined;
  onChange: (on: boolean) => void;
}

/** One setting that is on or off. A tap anywhere on it changes it. */
export function SwitchRow({ label, about, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="border-b border-line-soft">
      <label
        className={`flex cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 ${classes.head}`}
        htmlFor={`${id}-switch`}
      >
        <span className={`min-w-0 ${classes.texts}`}>
          <strong className={`block ${classes.title}`} id={id}>
            {label}
          </strong>
          <small
            className={`mt-0.5 block text-md text-pretty anywhere text-muted ${classes.about}`}
            id={`${id}-about`}
          >
            {about}
          </small>
        </span>
        {checked === undefined ? (
          <SwitchSkeleton />
        ) : (
          <Switch
            id={`${id}-switch`}
            aria-labelledby={id}
            aria-describedby={`${id}-about`}
            checked={checked}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )}
      </label>
    </div>
  );
}
