import type { ComponentProps } from 'react';
import { ProfileForm } from '../../widgets/profile-form/profile-form.tsx';
import { fieldComponents } from './profile-fields.ts';

/** Edits one group of fields, which loads when it is opened. */
export const GroupForm = (props: Omit<ComponentProps<typeof ProfileForm>, 'Fields'>) => (
  <ProfileForm {...props} Fields={fieldComponents[props.group]} />
);
