import { type ProblemType, maxDescriptionLength } from '@kindred/contract/reports/report-types';
import { NativeSelect, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useContentNotice } from '../../../api/reports/content-notice.ts';
import { accepted, email as emailRule, required } from '../../../lib/field-rules.ts';
import { messages as m } from '../../../lib/messages/public-notice.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import form from '../../../ui/form.module.css';
import { SubmitButton } from '../../../ui/submit-button.tsx';

type Kind = keyof typeof m.kinds;

const typeOf: Record<Kind, ProblemType> = {
  childAbuse: 'Inappropriate Content',
  content: 'Inappropriate Content',
  harassment: 'Harassment',
  fake: 'Account Issue',
  other: 'Other',
};

const data = [
  { value: '', label: m.choose },
  ...Object.entries(m.kinds).map(([value, label]) => ({ value, label })),
];

const initialValues = {
  kind: '' as Kind | '',
  location: '',
  description: '',
  name: '',
  email: '',
  goodFaith: false,
};

interface Props {
  onSent: (sent: { reference: string; withEmail: boolean }) => void;
}

export function NoticeForm({ onSent }: Props) {
  const { mutateAsync } = useContentNotice();
  const values = useApiForm({
    initialValues,
    fieldOf: (field) => (field === 'problem_type' ? 'kind' : field),
    validate: {
      kind: required,
      location: (text) => required(text.trim()),
      description: (text) => required(text.trim()),
      name: (text, { kind, email }) =>
        mayLeaveOut(kind, text + email) ? null : required(text.trim()),
      email: (text, { kind, name }) => (mayLeaveOut(kind, text + name) ? null : emailRule(text)),
      goodFaith: accepted,
    },
    submit: async (typed) => {
      const { reference } = await mutateAsync(toNotice(typed));
      onSent({ reference, withEmail: typed.email.trim() !== '' });
    },
  });
  const canStayUnnamed = values.values.kind === 'childAbuse';
  return (
    <form className={form.form} {...values.formProps}>
      <NativeSelect
        label={m.kind}
        size="lg"
        required
        withAsterisk={false}
        data={data}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        {...values.getInputProps('kind')}
      />
      <TextInput
        label={m.location}
        description={m.locationAbout}
        size="lg"
        required
        withAsterisk={false}
        maxLength={1000}
        {...values.getInputProps('location')}
      />
      <Textarea
        label={m.description}
        description={m.descriptionAbout}
        size="lg"
        rows={6}
        required
        withAsterisk={false}
        maxLength={maxDescriptionLength - 100}
        {...values.getInputProps('description')}
      />
      <output>{canStayUnnamed && m.unnamed}</output>
      <TextInput
        label={m.name}
        size="lg"
        required={!canStayUnnamed}
        withAsterisk={false}
        autoComplete="name"
        maxLength={100}
        {...values.getInputProps('name')}
      />
      <EmailField fresh label={m.email} {...values.getInputProps('email')} />
      <CheckField
        required
        label={m.goodFaith}
        description={m.goodFaithAbout}
        {...values.getInputProps('goodFaith', { type: 'checkbox' })}
      />
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      <SubmitButton label={m.send} working={m.sending} pending={values.submitting} />
    </form>
  );
}

/** Both or neither, and neither only for child abuse. */
const mayLeaveOut = (kind: string, nameAndEmail: string) =>
  kind === 'childAbuse' && nameAndEmail.trim() === '';

function toNotice({ kind, location, description, name, email }: typeof initialValues) {
  return {
    problem_type: kind === '' ? 'Other' : typeOf[kind],
    location: location.trim(),
    description: description.trim(),
    goodFaith: true as const,
    ...(kind === 'childAbuse' && { childAbuse: true }),
    ...(name.trim() && { name: name.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
}
