import { type Segment, segmentTiers } from '@kindred/contract/announcements';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { useState } from 'react';
import { allCountries } from '../../lib/language/name-of-country.ts';
import { nameOfLanguage } from '../../lib/language/name-of-language.ts';
import { messages as m } from '#texts/announcements.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface Props {
  segment: Segment;
  onChange: (segment: Segment) => void;
}

/** Who gets an announcement. */
export function SegmentFields({ segment, onChange }: Props) {
  const [countries] = useState(allCountries);
  const change = (part: Partial<Segment>) => onChange({ ...segment, ...part });
  const listed = <T extends string>(value: string) => (value === '' ? [] : [value as T]);
  return (
    <fieldset className="m-0 grid grid-cols-1 gap-4 border-0 p-0">
      <legend className="font-semibold">{m.segment}</legend>
      <Select
        label={m.segmentLanguage}
        data={[
          { value: '', label: m.everyone },
          ...languageCodes.map((value) => ({ value, label: nameOfLanguage(value) })),
        ]}
        value={segment.languages[0] ?? ''}
        onChange={({ currentTarget }) =>
          change({ languages: listed<Language>(currentTarget.value) })
        }
      />
      <Select
        label={m.country}
        data={[{ value: '', label: m.everywhere }, ...countries]}
        value={segment.countries[0] ?? ''}
        onChange={({ currentTarget }) => change({ countries: listed(currentTarget.value) })}
      />
      <Select
        label={m.tier}
        data={segmentTiers.map((value) => ({ value, label: m.tiers[value] }))}
        value={segment.tier}
        onChange={({ currentTarget }) => change({ tier: currentTarget.value as Segment['tier'] })}
      />
      <TextField
        type="date"
        label={m.joinedSince}
        hint={m.activeAbout}
        value={segment.joinedSince ?? ''}
        onChange={({ currentTarget }) => change({ joinedSince: currentTarget.value || null })}
      />
      <TextField
        inputMode="numeric"
        maxLength={4}
        label={m.activeDays}
        hint={m.activeAbout}
        value={segment.activeDays ?? ''}
        onChange={({ currentTarget }) => change({ activeDays: daysOf(currentTarget.value) })}
      />
    </fieldset>
  );
}

const longest = 3650;
const daysOf = (typed: string) =>
  /^\d+$/.test(typed) && Number(typed) > 0 ? Math.min(Number(typed), longest) : null;
