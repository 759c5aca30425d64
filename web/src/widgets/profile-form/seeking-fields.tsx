import { minimumAge } from '@kindred/contract/members';
import { dealBreakers, profileLimits, soughtGenders } from '@kindred/contract/profiles/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { offeredDistances } from '../../lib/formats/distances.ts';
import { capitalize } from '../../lib/formats/formats.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages } from '#texts/profile-fields.ts';
import { messages as profile } from '#texts/profiles.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ChoiceTiles } from '../../ui/fields/choice-tiles.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const distances = {
  km: [10, 20, 30, 50, 80, 100, 200],
  mi: [5, 10, 20, 30, 50, 75, 125],
} as const;

interface Props {
  form: ProfileForm;
}

export function SeekingFields({ form }: Props) {
  const { fields: m } = messages;
  const [isOpen] = useState(form.values.dealBreakers.length > 0);
  return (
    <>
      <SoughtFields form={form} />
      <CheckField
        label={profile.summary.bothWays}
        description={m.bothWaysAbout}
        {...form.getInputProps('bothWays', { type: 'checkbox' })}
      />
      <details open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-semibold">
          {m.dealBreakers}
          <IconChevronDown
            className="flex-none turn text-muted"
            size={18}
            stroke={1.75}
            aria-hidden
          />
        </summary>
        <Tiles
          form={form}
          field="dealBreakers"
          legend={m.dealBreakersAbout}
          all={dealBreakers}
          labels={messages.dealBreakers}
        />
      </details>
    </>
  );
}

/** Whom the member would like to meet, how old and how far away. */
export function SoughtFields({ form }: Props) {
  const { fields: m } = messages;
  const { unit, format } = useDistances();
  const offered = offeredDistances(distances, unit, Number(form.values.maxDistance));
  return (
    <>
      <Tiles
        form={form}
        field="sought"
        legend={m.sought}
        all={soughtGenders}
        labels={profile.sought}
      />
      <div className="grid grid-cols-2 gap-4">
        <AgeField label={m.minAge} {...form.getInputProps('minAge')} />
        <AgeField label={m.maxAge} {...form.getInputProps('maxAge')} />
      </div>
      <Select
        size="lg"
        label={m.maxDistance}
        data={[
          ...offered.map((value) => ({
            value: String(value),
            label: profile.summary.within({ distance: format(value) }),
          })),
          { value: '', label: profile.summary.anywhere },
        ]}
        {...form.getInputProps('maxDistance')}
      />
    </>
  );
}

interface TilesProps extends Props {
  field: 'sought' | 'dealBreakers';
  legend: string;
  all: readonly string[];
  labels: Readonly<Record<string, string>>;
}

const Tiles = ({ form, field, legend, all, labels }: TilesProps) => (
  <ChoiceTiles
    legend={legend}
    type="checkbox"
    options={all.map((value) => ({ value, label: capitalize(labels[value] ?? value) }))}
    chosen={form.values[field]}
    onChange={(value, checked) =>
      form.setFieldValue(
        field,
        all.filter((each) => (each === value ? checked : form.values[field].includes(each))),
      )
    }
    error={form.errors[field] as string | undefined}
    data-path={field}
  />
);

function AgeField(props: { label: string }) {
  return (
    <TextField
      size="lg"
      type="number"
      inputMode="numeric"
      required
      min={minimumAge}
      max={profileLimits.oldestSought}
      {...props}
    />
  );
}
