import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { adultBirthDate, isoDay } from '../../../lib/facts/birth-date.ts';
import { entersLines } from '../../../lib/keys/enters-lines.ts';
import { messages as words } from '#texts/accounts.ts';
import { chooseLanguage } from '../../../lib/language/choice.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { BirthDateField } from '../../../ui/fields/birth-date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LanguageSelect } from '../../../ui/pages/language-select.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

// Most sites say and ask nothing more.
const VisitorNotes = lazyRouteComponent(() => import('./newcomer-fields.ts'), 'VisitorNotes');
const CountryField = lazyRouteComponent(() => import('./newcomer-fields.ts'), 'CountryField');
const InvitationField = lazyRouteComponent(() => import('./newcomer-fields.ts'), 'InvitationField');

interface Props {
  draft: RegistrationDraft;
  save: (change: Partial<RegistrationDraft>) => void;
  onDone: (change: Partial<RegistrationDraft>) => void;
}

/** The date is stored only once it is an adult's: a person who is too young leaves no data. */
export function PersonStep({ draft, save, onDone }: Props) {
  const { person: m, next } = words.register;
  // A field that someone empties stays.
  const [asksCode] = useState(config.invitationOnly || draft.invitation !== '');
  const asksMore = asksCode || config.regions.length > 0;
  const form = useApiForm({
    initialValues: {
      firstName: draft.firstName,
      dateOfBirth: draft.dateOfBirth,
      invitation: draft.invitation,
      country: draft.country,
    },
    transformValues: ({ invitation, country, firstName, dateOfBirth }) => ({
      country,
      invitation: invitation.trim(),
      firstName: firstName.trim(),
      dateOfBirth: isoDay(dateOfBirth),
    }),
    validate: {
      firstName: (name) => (name.trim() === '' ? m.nameMissing : null),
      dateOfBirth: adultBirthDate,
    },
    onValuesChange: ({ firstName, invitation, country }) =>
      save({ firstName, invitation, country }),
    submit: async (values) => {
      if (asksMore) {
        const { findNewcomerFaults } = await import('./newcomer-fields.ts');
        const faults = await findNewcomerFaults(values);
        form.setErrors(faults);
        if (Object.keys(faults).length > 0) return;
      }
      onDone(values);
    },
  });
  const first = useRef<HTMLInputElement>(null);
  // A page whose only purpose is its fields begins in the first one. On a phone that would open the keyboard over the page.
  useEffect(() => {
    const field = first.current;
    if (!field || entersLines()) return;
    field.setAttribute('data-autofocus', '');
    if (!field.form?.contains(document.activeElement)) field.focus();
  }, []);
  return (
    <StepFrame
      step={1}
      title={m.title}
      lead={m.why}
      action={next}
      pending={form.submitting}
      form={form.formProps}
    >
      {asksMore && (
        <Suspense>
          <VisitorNotes invited={draft.invitation !== ''} />
        </Suspense>
      )}
      <TextField
        ref={first}
        name="firstName"
        autoComplete="given-name"
        size="lg"
        required
        maxLength={50}
        label={m.name}
        {...form.getInputProps('firstName')}
      />
      <BirthDateField
        label={m.birthDate}
        hint={m.birthDateHint}
        {...form.getInputProps('dateOfBirth')}
      />
      {config.regions.length > 0 && (
        <Suspense>
          <CountryField {...form.getInputProps('country')} />
        </Suspense>
      )}
      {asksCode && (
        <Suspense>
          <InvitationField {...form.getInputProps('invitation')} />
        </Suspense>
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div>
        <LanguageSelect onChange={chooseLanguage} />
      </div>
    </StepFrame>
  );
}
