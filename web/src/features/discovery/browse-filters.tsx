import type { BrowseFilter } from '@kindred/contract/discovery';
import {
  type BrowseSort,
  browseSorts,
  defaultBrowseSort,
} from '@kindred/contract/discovery/browse';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messages } from '#texts/likes.ts';
import { Select } from '../../ui/fields/select.tsx';
import classes from './browse-filters.module.css';
import type { BrowseSearch } from './browse-search.ts';
import { FilterControls, countSet } from './filter-controls.tsx';

interface Props {
  filter: BrowseFilter;
  sort: BrowseSort;
  /** As the member's settings have it, once they are known. */
  ownBothWays: boolean | undefined;
  onChange: (change: BrowseSearch) => void;
  /** It is at the end of the last row. */
  children?: ReactNode;
}

/** The filters narrow the member's preferences, and never widen them. On a phone a button unfolds all but the search. */
export function BrowseFilters({ sort, children, ...props }: Props) {
  const { browse: m } = messages;
  const { filter, onChange } = props;
  const [open, setOpen] = useState(false);
  const set = countSet(filter) + (sort === defaultBrowseSort ? 0 : 1);
  return (
    <section
      className={`grid grid-cols-2 gap-3 ${classes.filters}`}
      aria-label={m.filters}
      data-open={open || undefined}
    >
      <div className={`flex gap-2 ${classes.first}`}>
        <FilterControls place="search" {...props} />
        <button
          type="button"
          className={`relative grid w-11 flex-none cursor-pointer place-items-center rounded-full border border-line-strong bg-surface p-0 text-ink ${classes.toggle}`}
          aria-expanded={open}
          aria-label={m.filtersSet({ set })}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
          {set > 0 && (
            <b className={`absolute counter ${classes.count}`} aria-hidden>
              {set}
            </b>
          )}
        </button>
      </div>
      <FilterControls place="select" {...props} />
      <Select
        aria-label={m.sort}
        value={sort}
        data={browseSorts.map((value) => ({ value, label: m.sorts[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: value === defaultBrowseSort ? undefined : value })
        }
      />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterControls place="switch" {...props} />
        {children}
      </div>
    </section>
  );
}
