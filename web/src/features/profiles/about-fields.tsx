import { genders, profileLimits } from '@kindred/contract/profiles';
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { messages } from '../../lib/messages/profiles.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function AboutFields({ form }: { form: ProfileForm }) {
  const { fields: m, genders: names } = messages;
  return (
    <>
      <TextInput
        label={m.firstName}
        autoComplete="given-name"
        required
        withAsterisk={false}
        maxLength={profileLimits.name}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={m.lastName}
        description={m.lastNameWhy}
        autoComplete="family-name"
        maxLength={profileLimits.name}
        {...form.getInputProps('lastName')}
      />
      <TextInput
        type="date"
        label={m.dateOfBirth}
        description={m.dateOfBirthWhy}
        autoComplete="bday"
        required
        withAsterisk={false}
        {...form.getInputProps('dateOfBirth')}
      />
      <NativeSelect
        label={m.gender}
        required
        withAsterisk={false}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        data={[
          { value: '', label: m.choose },
          ...genders.map((value) => ({ value, label: names[value] ?? value })),
          { value: 'own', label: m.ownWords },
        ]}
        {...form.getInputProps('gender')}
      />
      {form.values.gender === 'own' && (
        <TextInput
          label={m.ownGender}
          required
          withAsterisk={false}
          maxLength={profileLimits.gender}
          {...form.getInputProps('ownGender')}
        />
      )}
    </>
  );
}
