import { genders, profileLimits } from '@kindred/contract/profiles';
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import type { FieldsProps } from './fields.tsx';

export function AboutFields({ draft, set }: FieldsProps) {
  const { fields: m, genders: names } = messages;
  return (
    <>
      <TextInput
        label={m.firstName}
        autoComplete="given-name"
        required
        withAsterisk={false}
        maxLength={profileLimits.name}
        value={draft.firstName}
        onChange={({ currentTarget }) => set({ firstName: currentTarget.value })}
      />
      <TextInput
        label={m.lastName}
        description={m.lastNameWhy}
        autoComplete="family-name"
        maxLength={profileLimits.name}
        value={draft.lastName}
        onChange={({ currentTarget }) => set({ lastName: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={m.dateOfBirth}
        description={m.dateOfBirthWhy}
        autoComplete="bday"
        required
        withAsterisk={false}
        value={draft.dateOfBirth}
        onChange={({ currentTarget }) => set({ dateOfBirth: currentTarget.value })}
      />
      <NativeSelect
        label={m.gender}
        required
        withAsterisk={false}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        value={draft.gender}
        data={[
          { value: '', label: m.choose },
          ...genders.map((value) => ({ value, label: names[value] ?? value })),
          { value: 'own', label: m.ownWords },
        ]}
        onChange={({ currentTarget }) => set({ gender: currentTarget.value })}
      />
      {draft.gender === 'own' && (
        <TextInput
          label={m.ownGender}
          required
          withAsterisk={false}
          maxLength={profileLimits.gender}
          value={draft.ownGender}
          onChange={({ currentTarget }) => set({ ownGender: currentTarget.value })}
        />
      )}
    </>
  );
}
