import { formatNumber } from '../../lib/formats/formats.ts';
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
    <div className={`flex gap-1-5 overflow-x-auto ${classes.chips}`}>
      {chips.map(({ label, count, pressed, choose }) => (
        <button
          className={`flex-none border-line bg-surface ink font-inherit text-md semibold nowrap clickable ${classes.button}`}
          key={label}
          type="button"
          aria-pressed={pressed}
          onClick={choose}
        >
          {label}{' '}
          {count !== undefined && (
            <b className={`muted semibold tabular ${classes.count}`}>{formatNumber(count)}</b>
          )}
        </button>
      ))}
    </div>
  );
}
