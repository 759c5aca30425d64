import { profileLimits } from '@kindred/contract/profiles/limits';
import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { messages } from '../../lib/messages/profiles.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';

export function BioField({ form }: { form: ProfileForm }) {
  return (
    <Textarea
      size="lg"
      label={messages.fields.bio}
      rows={4}
      maxLength={profileLimits.bio}
      {...form.getInputProps('bio')}
    />
  );
}
