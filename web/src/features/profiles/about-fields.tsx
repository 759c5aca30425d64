import { genders, profileLimits } from '@kindred/contract/profiles/limits';
import { messages } from '#texts/profile-fields.ts';
import { messages as profile } from '#texts/profiles.ts';
import { BirthDateField } from '../../ui/fields/birth-date-field.tsx';
import { ChoiceTiles } from '../../ui/fields/choice-tiles.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';

interface Props {
  form: ProfileForm;
}

export function AboutFields({ form }: Props) {
  const { fields: m } = messages;
  return (
    <>
      <FirstNameField form={form} />
      <TextField
        size="lg"
        label={m.lastName}
        hint={m.lastNameWhy}
        autoComplete="family-name"
        maxLength={profileLimits.name}
        {...form.getInputProps('lastName')}
      />
      <OwnBirthDateField form={form} />
      <GenderFields form={form} />
    </>
  );
}

export function FirstNameField({ form }: Props) {
  return (
    <TextField
      size="lg"
      label={messages.fields.firstName}
      autoComplete="given-name"
      required
      maxLength={profileLimits.name}
      {...form.getInputProps('firstName')}
    />
  );
}

export function OwnBirthDateField({ form }: Props) {
  const { fields: m } = messages;
  return (
    <BirthDateField
      label={m.dateOfBirth}
      hint={m.dateOfBirthWhy}
      {...form.getInputProps('dateOfBirth')}
    />
  );
}

export function GenderFields({ form }: Props) {
  const { fields: m } = messages;
  const { genders: names } = profile;
  return (
    <>
      <ChoiceTiles
        legend={m.gender}
        type="radio"
        options={[
          ...genders.map((value) => ({ value, label: names[value] ?? value })),
          { value: 'own', label: m.ownWords },
        ]}
        chosen={[form.values.gender]}
        onChange={(gender) => form.setFieldValue('gender', gender)}
        error={form.errors['gender'] as string | undefined}
        data-path="gender"
      />
      {form.values.gender === 'own' && (
        <TextField
          size="lg"
          label={m.ownGender}
          required
          maxLength={profileLimits.gender}
          {...form.getInputProps('ownGender')}
        />
      )}
    </>
  );
}
