import { profileLimits } from '@kindred/contract/profiles/limits';
import { messages } from '#texts/profile-fields.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';
import { LongText } from '../../ui/fields/long-text.tsx';

export function BioField({ form }: { form: ProfileForm }) {
  return (
    <LongText
      size="lg"
      label={messages.fields.bio}
      rows={4}
      maxLength={profileLimits.bio}
      {...form.getInputProps('bio')}
    />
  );
}
