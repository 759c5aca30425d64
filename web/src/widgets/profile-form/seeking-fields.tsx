import { minimumAge } from '@kindred/contract/members';
import { dealBreakers, profileLimits, soughtGenders } from '@kindred/contract/profiles/limits';
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../lib/messages/profiles.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { ChoiceTiles } from '../../ui/fields/choice-tiles.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const distances = [10, 20, 30, 50, 80, 100, 200];

export function SeekingFields({ form }: { form: ProfileForm }) {
  const { fields: m } = messages;
  const { maxDistance, dealBreakers: fixed } = form.values;
  const [isOpen] = useState(fixed.length > 0);
  const chosen = Number(maxDistance);
  const offered = distances.includes(chosen) || !chosen ? distances : [...distances, chosen];
  const tiles = (
    field: 'sought' | 'dealBreakers',
    legend: string,
    all: readonly string[],
    labels: Record<string, string>,
  ) => (
    <ChoiceTiles
      legend={legend}
      type="checkbox"
      options={all.map((value) => ({ value, label: labels[value] ?? value }))}
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
  return (
    <>
      {tiles('sought', m.sought, soughtGenders, messages.sought)}
      <div className="grid gap-4 halves">
        <AgeField label={m.minAge} {...form.getInputProps('minAge')} />
        <AgeField label={m.maxAge} {...form.getInputProps('maxAge')} />
      </div>
      <NativeSelect
        size="lg"
        label={m.maxDistance}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        data={[
          ...offered
            .toSorted((a, b) => a - b)
            .map((value) => ({ value: String(value), label: m.within(value) })),
          { value: '', label: m.anywhere },
        ]}
        {...form.getInputProps('maxDistance')}
      />
      <CheckField
        label={m.bothWays}
        description={m.bothWaysAbout}
        {...form.getInputProps('bothWays', { type: 'checkbox' })}
      />
      <details open={isOpen}>
        <summary className="clickable min-h-target">{m.dealBreakers}</summary>
        {tiles('dealBreakers', m.dealBreakersAbout, dealBreakers, messages.dealBreakers)}
      </details>
    </>
  );
}

function AgeField(props: { label: string }) {
  return (
    <TextInput
      size="lg"
      type="number"
      inputMode="numeric"
      required
      withAsterisk={false}
      min={minimumAge}
      max={profileLimits.oldestSought}
      {...props}
    />
  );
}
