import { formatNumber } from '../../lib/formats.ts';
import classes from './list-toolbar.module.css';

interface Chip {
  label: string;
  count: number | undefined;
  pressed: boolean;
  choose: () => void;
}

/** Filters that are used most, with the number of rows that each leads to. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  return (
    <div className={classes.chips}>
      {chips.map(({ label, count, pressed, choose }) => (
        <button key={label} type="button" aria-pressed={pressed} onClick={choose}>
          {label} {count !== undefined && <b>{formatNumber(count)}</b>}
        </button>
      ))}
    </div>
  );
}
