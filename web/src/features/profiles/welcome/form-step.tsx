import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import { messages as m } from '#texts/welcome.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { stepOfPart } from '../../../lib/facts/completeness.ts';
import { FirstNameField, GenderFields, OwnBirthDateField } from '../about-fields.tsx';
import { SoughtFields } from '../../../widgets/profile-form/seeking-fields.tsx';
import { fieldComponents } from '../profile-fields.ts';
import {
  type ProfileForm,
  useProfileForm,
} from '../../../widgets/profile-form/use-profile-form.ts';
import { type Step, missingStep, stepNames } from './steps.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

const ConflictsAlert = lazyRouteComponent(
  () => import('../../../widgets/profile-form/conflicts-alert.tsx'),
  'ConflictsAlert',
);
const UnderAgeDialog = lazyRouteComponent(
  () => import('../../../widgets/profile-form/under-age-dialog.tsx'),
  'UnderAgeDialog',
);

interface Props {
  name: Exclude<Step, 'photo'>;
  own: OwnProfile;
  onDone: () => void;
}

/** A step of fields. Typed values are kept until they are saved, also through Back and a reload. */
export function FormStep({ name, own, onDone }: Props) {
  const complete = name === stepNames.at(-1);
  const form = useProfileForm({ groups: [name], own, onDone, keepAs: name, complete });
  const missing = form.failure && complete ? missingStep(own.user) : undefined;
  return (
    <WelcomeFrame
      name={name}
      user={own.user}
      draft={form.values}
      pending={form.submitting}
      form={form.formProps}
    >
      <StepFields name={name} form={form} own={own} />
      {form.conflicts && (
        <Suspense>
          <ConflictsAlert {...form.conflicts} />
        </Suspense>
      )}
      {form.failure && (
        <Alert kind="danger">
          {form.failure}{' '}
          {missing && (
            <Link to="/welcome" search={{ step: stepOfPart(missing) }}>
              {m.goTo({ step: m.steps[missing].title })}
            </Link>
          )}
        </Alert>
      )}
      {form.underAge && (
        <Suspense>
          <UnderAgeDialog form={form} />
        </Suspense>
      )}
    </WelcomeFrame>
  );
}

interface FieldsProps {
  name: Props['name'];
  form: ProfileForm;
  own: OwnProfile;
}

/** What a newcomer is asked for. The rest of a group is on the profile. */
function StepFields({ name, form, own: { user } }: FieldsProps) {
  const Fields = fieldComponents[name];
  if (name === 'seeking') return <SoughtFields form={form} />;
  if (name !== 'about') return <Fields form={form} />;
  // Registration has already asked for the name and the date of birth; signing up through a provider has not.
  return (
    <>
      {!user.firstName && <FirstNameField form={form} />}
      {!user.dateOfBirth && <OwnBirthDateField form={form} />}
      <GenderFields form={form} />
    </>
  );
}
