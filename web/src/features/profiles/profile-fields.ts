import type { ComponentType } from 'react';
import { AboutFields } from './about-fields.tsx';
import { BioField } from './bio-field.tsx';
import { InterestFields } from './interest-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { Group } from '../../widgets/profile-form/profile-draft.ts';
import { PromptFields } from './prompt-fields.tsx';
import { SeekingFields } from '../../widgets/profile-form/seeking-fields.tsx';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';

export const fieldComponents: Record<Group, ComponentType<{ form: ProfileForm }>> = {
  about: AboutFields,
  seeking: SeekingFields,
  place: PlaceFields,
  bio: BioField,
  interests: InterestFields,
  prompts: PromptFields,
};
