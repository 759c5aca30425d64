import { messages as filterTexts } from '#texts/filters.ts';
import type { BrowseFilter } from '@kindred/contract/discovery';
import {
  type FilterGroup,
  type FilterName,
  type FilterValue,
  filterGroups,
  peopleFilters,
} from '@kindred/contract/discovery/filters';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { config } from '../../lib/calls/config.ts';
import { offeredDistances } from '../../lib/formats/distances.ts';
import { capitalize } from '../../lib/formats/formats.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages } from '#texts/likes.ts';
import { messages as profileWords } from '#texts/profiles.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import type { BrowseSearch } from './browse-search.ts';

interface Props {
  filter: BrowseFilter;
  /** As the member's settings have it, once they are known. */
  ownBothWays: boolean | undefined;
  onChange: (change: BrowseSearch) => void;
}

interface Control {
  /** Searches are first and always there; switches are in the last row. */
  place: 'search' | 'select' | 'switch';
  render: (props: Props) => ReactNode;
}

// Sites without fields to filter by do not load it.
const FieldFilterControl = lazyRouteComponent(
  () => import('./field-filter-control.tsx'),
  'FieldFilterControl',
);

const { browse: m } = messages;

const checkedSwitch = flagSwitch('checked', filterTexts.checked.label);

/** The control of each group of filters. */
const controls: { [G in FilterGroup]: Control } = {
  searchTerm: {
    place: 'search',
    render: ({ filter: { searchTerm = '' }, onChange }) => (
      <SearchField
        label={filterTexts.searchTerm.label}
        term={searchTerm}
        onSearch={(term) => onChange({ searchTerm: term })}
      />
    ),
  },
  gender: choiceSelect('gender', {
    ...filterTexts.gender,
    choices: peopleFilters.gender.choices,
    names: profileWords.sought as Record<FilterValue<'gender'>, string>,
  }),
  ages: { place: 'select', render: (props) => <AgesSelect {...props} /> },
  distance: { place: 'select', render: (props) => <DistanceSelect {...props} /> },
  fields: {
    place: 'select',
    render: ({ filter: { fields }, onChange }) =>
      config.fields.filter && (
        <Suspense fallback={<i className="min-h-11 rounded-md bg-skeleton" />}>
          <FieldFilterControl value={fields} onChange={(value) => onChange({ fields: value })} />
        </Suspense>
      ),
  },
  checked: {
    place: 'switch',
    render: (props) => config.photoCheck !== 'off' && checkedSwitch.render(props),
  },
  bothWays: flagSwitch('bothWays', m.bothWays, ({ ownBothWays }) => ownBothWays),
};

/** The controls of a place, in the order of the filters. */
export function FilterControls({ place, ...props }: Props & Pick<Control, 'place'>) {
  return filterGroups
    .filter((group) => controls[group].place === place)
    .map((group) => <Rendered key={group} {...props} render={controls[group].render} />);
}

function Rendered({ render, ...props }: Props & Pick<Control, 'render'>) {
  return render(props);
}

/** How many groups besides the search are set. */
export const countSet = (filter: BrowseFilter) =>
  new Set(
    (Object.keys(filter) as FilterName[])
      .map((name) => peopleFilters[name].group)
      .filter((group) => controls[group].place !== 'search'),
  ).size;

type NamesOf<Kind> = {
  [K in FilterName]: (typeof peopleFilters)[K] extends { readonly kind: Kind } ? K : never;
}[FilterName];

interface Choices<C extends string> {
  readonly label: string;
  readonly any: string;
  readonly choices: readonly C[];
  readonly names: Readonly<Record<C, string>>;
}

/** One of the choices of a filter, or any. */
function choiceSelect<C extends string>(name: NamesOf<'choice'>, words: Choices<C>): Control {
  return {
    place: 'select',
    render: ({ filter, onChange }) => (
      <Select
        aria-label={words.label}
        value={filter[name] ?? ''}
        data={[
          { value: '', label: words.any },
          ...words.choices.map((value) => ({ value, label: capitalize(words.names[value]) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
      />
    ),
  };
}

/** A switch. Its value without the filter is not a filter, and as long as that is unknown it cannot be used. */
function flagSwitch(
  name: NamesOf<'flag'>,
  label: string,
  isOnWithout: (props: Props) => boolean | undefined = () => false,
): Control {
  return {
    place: 'switch',
    render: (props) => (
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm text-muted">
        <span>{label}</span>
        <Switch
          checked={props.filter[name] ?? isOnWithout(props) ?? false}
          disabled={isOnWithout(props) === undefined}
          onChange={({ currentTarget: { checked } }) =>
            props.onChange({ [name]: checked === isOnWithout(props) ? undefined : checked })
          }
        />
      </label>
    ),
  };
}

const ageRanges = [
  [18, 25],
  [26, 35],
  [36, 45],
  [46, 55],
  [56, 120],
] as const;

function AgesSelect({ filter: { minAge, maxAge }, onChange }: Props) {
  return (
    <Select
      aria-label={filterTexts.ages.label}
      value={minAge && maxAge ? `${minAge}-${maxAge}` : ''}
      data={[
        { value: '', label: filterTexts.ages.any },
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
  );
}

const distances = { km: [5, 10, 25, 50, 100], mi: [5, 10, 25, 50, 100] } as const;

function DistanceSelect({ filter: { maxDistance }, onChange }: Props) {
  const { unit, format } = useDistances();
  return (
    <Select
      aria-label={filterTexts.distance.label}
      value={String(maxDistance ?? '')}
      data={[
        { value: '', label: filterTexts.distance.any },
        ...offeredDistances(distances, unit, maxDistance).map((value) => ({
          value: String(value),
          label: m.within({ distance: format(value) }),
        })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ maxDistance: value ? Number(value) : undefined })
      }
    />
  );
}
