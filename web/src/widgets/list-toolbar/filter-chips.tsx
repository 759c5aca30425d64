import { formatNumber } from '../../lib/formats.ts';
import classes from './list-toolbar.module.css';

interface Chip {
  label: string;
  count: number | undefined;
  pressed: boolean;
  choose: () => void;
}

/** The most used filters, with the number of rows of each. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  return (
    <div className={classes.chips}>
      {chips.map(({ label, count, pressed, choose }) => (
        <button
          className={classes.button}
          key={label}
          type="button"
          aria-pressed={pressed}
          onClick={choose}
        >
          {label} {count !== undefined && <b className={classes.strong}>{formatNumber(count)}</b>}
        </button>
      ))}
    </div>
  );
}
