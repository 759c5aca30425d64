import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import { messages } from '../../../lib/messages/profile-fields.ts';
import { messages as m } from '../../../lib/messages/welcome.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { FirstNameField, GenderFields, OwnBirthDateField } from '../about-fields.tsx';
import { fieldComponents } from '../profile-fields.ts';
import {
  type ProfileForm,
  useProfileForm,
} from '../../../widgets/profile-form/use-profile-form.ts';
import { type Step, groupsOf, missingStep, stepNames } from './steps.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

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
  const groups = groupsOf[name];
  const complete = name === stepNames.at(-1);
  const form = useProfileForm({ groups, own, onDone, keepAs: name, complete });
  const missing = form.failure && complete ? missingStep(own.user) : undefined;
  return (
    <WelcomeFrame
      name={name}
      user={own.user}
      draft={form.values}
      pending={form.submitting}
      form={form.formProps}
    >
      {groups.map((group) => {
        if (group === 'about') return <NewcomerFields key={group} form={form} own={own} />;
        const Fields = fieldComponents[group];
        return <Fields key={group} form={form} />;
      })}
      {form.conflicts.length > 0 && <Alert kind="warning">{messages.stale(form.conflicts)}</Alert>}
      {form.failure && (
        <Alert kind="danger">
          {form.failure}{' '}
          {missing && (
            <Link to="/welcome" search={{ step: stepNames.indexOf(missing) + 1 }}>
              {m.goTo(m.steps[missing].title)}
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

/** Registration has already asked for the name and the date of birth; signing up through a provider has not. */
function NewcomerFields({ form, own: { user } }: { form: ProfileForm; own: OwnProfile }) {
  return (
    <>
      {!user.firstName && <FirstNameField form={form} />}
      {!user.dateOfBirth && <OwnBirthDateField form={form} />}
      <GenderFields form={form} />
    </>
  );
}
