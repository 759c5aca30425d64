import { profileLimits, soughtGenders } from '@kindred/contract/profiles';
import { minimumAge } from '@kindred/contract/members';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import type { FieldsProps } from './fields.tsx';
import classes from './fields.module.css';

const distances = [10, 20, 30, 50, 80, 100, 200];

export function SeekingFields({ draft, set }: FieldsProps) {
  const { fields: m, sought: names } = messages;
  const { sought } = draft;
  const chosen = Number(draft.maxDistance);
  const offered = distances.includes(chosen) || !chosen ? distances : [...distances, chosen];
  const age = (label: string, field: 'minAge' | 'maxAge') => (
    <TextInput
      type="number"
      label={label}
      required
      withAsterisk={false}
      min={minimumAge}
      max={profileLimits.oldestSought}
      value={draft[field]}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
    />
  );
  return (
    <>
      <fieldset className={classes.choices}>
        <legend>{m.sought}</legend>
        {soughtGenders.map((gender) => (
          <Checkbox
            key={gender}
            size="md"
            label={names[gender]}
            checked={sought.includes(gender)}
            onChange={({ currentTarget }) =>
              set({
                sought: soughtGenders.filter((each) =>
                  each === gender ? currentTarget.checked : sought.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={classes.pair}>
        {age(m.minAge, 'minAge')}
        {age(m.maxAge, 'maxAge')}
      </div>
      <NativeSelect
        label={m.maxDistance}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={draft.maxDistance}
        data={[
          ...offered
            .toSorted((a, b) => a - b)
            .map((value) => ({ value: String(value), label: m.within(value) })),
          { value: '', label: m.anywhere },
        ]}
        onChange={({ currentTarget }) => set({ maxDistance: currentTarget.value })}
      />
    </>
  );
}
