import { useEffect, useRef } from 'react';
import { formatNumber } from '../../lib/formats/formats.ts';
import classes from './list-toolbar.module.css';

interface Chip {
  label: string;
  count: number | undefined;
  pressed: boolean;
  choose: () => void;
}

/** The most used filters, with the number of rows of each. A row that is swiped begins at the chosen one. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-pressed=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <div ref={list} className={`flex gap-1.5 overflow-x-auto ${classes.chips}`}>
      {chips.map(({ label, count, pressed, choose }) => (
        <button
          className={`flex-none cursor-pointer border border-line bg-surface text-md font-semibold whitespace-nowrap text-ink ${classes.button}`}
          key={label}
          type="button"
          aria-pressed={pressed}
          onClick={choose}
        >
          {label}{' '}
          {count !== undefined && (
            <b className={`px-1 font-semibold text-muted tabular-nums ${classes.count}`}>
              {formatNumber(count)}
            </b>
          )}
        </button>
      ))}
    </div>
  );
}
