import { minimumAge } from '@kindred/contract/members';
import { profileLimits, soughtGenders } from '@kindred/contract/profiles/limits';
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const distances = [10, 20, 30, 50, 80, 100, 200];

export function SeekingFields({ form }: { form: ProfileForm }) {
  const { fields: m, sought: names } = messages;
  const { sought, maxDistance } = form.values;
  const chosen = Number(maxDistance);
  const offered = distances.includes(chosen) || !chosen ? distances : [...distances, chosen];
  const choose = (gender: string, checked: boolean) =>
    form.setFieldValue(
      'sought',
      soughtGenders.filter((each) => (each === gender ? checked : sought.includes(each))),
    );
  return (
    <>
      <ChoiceTiles
        legend={m.sought}
        type="checkbox"
        options={soughtGenders.map((value) => ({ value, label: names[value] ?? value }))}
        chosen={sought}
        onChange={choose}
        error={form.errors['sought'] as string | undefined}
        data-path="sought"
      />
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
