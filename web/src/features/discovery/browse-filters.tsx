import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { BrowseFilter } from '@kindred/contract/discovery';
import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import { soughtGenders } from '@kindred/contract/profiles';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messages } from '../../lib/messages/likes.ts';
import { messages as profileWords } from '../../lib/messages/profiles.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import classes from './browse-filters.module.css';
import type { BrowseSearch } from './browse-search.ts';

const ageRanges = [
  [18, 25],
  [26, 35],
  [36, 45],
  [46, 55],
  [56, 120],
] as const;
const distances = [5, 10, 25, 50, 100] as const;

interface Props {
  filter: BrowseFilter;
  sort: BrowseSort;
  /** As the member's settings have it. */
  ownBothWays: boolean;
  onChange: (change: BrowseSearch) => void;
  /** At the end of the last row. */
  children?: ReactNode;
}

/** The filters narrow the member's wishes, and never widen them. On a phone a button unfolds all but the search. */
export function BrowseFilters({ filter, sort, ownBothWays, onChange, children }: Props) {
  const { browse: m } = messages;
  const { minAge, maxAge, maxDistance, gender, searchTerm = '', bothWays = ownBothWays } = filter;
  const [open, setOpen] = useState(false);
  const set = [
    gender,
    minAge,
    maxDistance,
    filter.bothWays !== undefined,
    sort !== 'recent',
  ].filter(Boolean).length;
  const ages = minAge && maxAge ? `${minAge}-${maxAge}` : '';
  return (
    <section
      className={`grid two-columns gap-3 ${classes.filters}`}
      aria-label={m.filters}
      data-open={open || undefined}
    >
      <div className={`flex gap-2 ${classes.first}`}>
        <SearchField
          label={m.searchTerm}
          term={searchTerm}
          onSearch={(term) => onChange({ searchTerm: term })}
        />
        <button
          type="button"
          className={`grid flex-none place-center p-0 w-target border-strong rounded-md bg-surface ink relative clickable ${classes.toggle}`}
          aria-expanded={open}
          aria-label={m.filtersSet(set)}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
          {set > 0 && (
            <b className={`absolute ${classes.strong}`} aria-hidden>
              {set}
            </b>
          )}
        </button>
      </div>
      <NativeSelect
        aria-label={m.gender}
        value={gender ?? ''}
        data={[
          { value: '', label: m.anyGender },
          ...soughtGenders.map((value) => ({ value, label: profileWords.sought[value] ?? value })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ gender: soughtGenders.find((each) => each === value) })
        }
      />
      <NativeSelect
        aria-label={m.ages}
        value={ages}
        data={[
          { value: '', label: m.anyAge },
          ...ageRanges.map(([from, to]) => ({
            value: `${from}-${to}`,
            label: to === 120 ? `${from}+` : `${from}–${to}`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const [from, to] = value.split('-').map(Number);
          onChange({ minAge: from || undefined, maxAge: to });
        }}
      />
      <NativeSelect
        aria-label={m.distance}
        value={String(maxDistance ?? '')}
        data={[
          { value: '', label: m.anyDistance },
          ...distances.map((value) => ({ value: String(value), label: m.within(value) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ maxDistance: value ? Number(value) : undefined })
        }
      />
      <NativeSelect
        aria-label={m.sort}
        value={sort}
        data={browseSorts.map((value) => ({ value, label: m.sorts[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: value === 'recent' ? undefined : value })
        }
      />
      <div className={`row wrap full-row between ${classes.last}`}>
        <label className="inline-flex items-center gap-3 min-h-target muted text-sm clickable">
          <span>{profileWords.fields.bothWays}</span>
          <Switch
            checked={bothWays}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ bothWays: checked === ownBothWays ? undefined : checked })
            }
          />
        </label>
        {children}
      </div>
    </section>
  );
}
