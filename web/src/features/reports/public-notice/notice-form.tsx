import { messages as noticeReasonTexts } from '#texts/notice-reasons.ts';
import { type NoticeReason, reasonsOf, staysUnnamed } from '@kindred/contract/reports/reason-forms';
import { maxDescriptionLength } from '@kindred/contract/reports/report-types';
import { Link } from '@tanstack/react-router';
import { useContentNotice } from '../../../api/reports/content-notice.ts';
import { accepted, email as emailRule, required } from '../../../lib/failures/field-rules.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/public-notice.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';

const data = [
  { value: '', label: m.choose },
  ...reasonsOf('notice').map((value) => ({ value, label: noticeReasonTexts[value] })),
];

const initialValues = {
  reason: '' as NoticeReason | '',
  location: '',
  description: '',
  name: '',
  email: '',
  goodFaith: false,
};

interface Props {
  onSent: (sent: { reference: string; reason: NoticeReason; withEmail: boolean }) => void;
}

export function NoticeForm({ onSent }: Props) {
  const { mutateAsync } = useContentNotice();
  const values = useApiForm({
    initialValues,
    validate: {
      reason: required,
      location: (text) => required(text.trim()),
      description: (text) => required(text.trim()),
      name: (text, { reason, email }) =>
        mayLeaveOut(reason, text + email) ? null : required(text.trim()),
      email: (text, { reason, name }) =>
        mayLeaveOut(reason, text + name) ? null : emailRule(text),
      goodFaith: accepted,
    },
    submit: async (typed) => {
      const notice = toNotice(typed);
      const { reference } = await mutateAsync(notice);
      onSent({ reference, reason: notice.reason, withEmail: typed.email.trim() !== '' });
    },
  });
  const canStayUnnamed = mayBeUnnamed(values.values.reason);
  return (
    <form className="grid gap-5" {...values.formProps}>
      <Select label={m.reason} size="lg" required data={data} {...values.getInputProps('reason')} />
      {values.values.reason === 'intimate-picture' && (
        <Link to="/intimate-pictures" className={columnLink}>
          {titles.reports.pictures.title}
        </Link>
      )}
      <TextField
        label={m.location}
        hint={m.locationAbout}
        size="lg"
        required
        maxLength={1000}
        {...values.getInputProps('location')}
      />
      <LongText
        label={m.description}
        hint={m.descriptionAbout}
        size="lg"
        rows={6}
        required
        maxLength={maxDescriptionLength}
        {...values.getInputProps('description')}
      />
      <output>{canStayUnnamed && m.unnamed}</output>
      <TextField
        label={m.name}
        size="lg"
        required={!canStayUnnamed}
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

/** Both or neither, and neither only where the law says so. */
const mayLeaveOut = (reason: NoticeReason | '', nameAndEmail: string) =>
  mayBeUnnamed(reason) && nameAndEmail.trim() === '';

const mayBeUnnamed = (reason: NoticeReason | '') => reason !== '' && staysUnnamed(reason);

function toNotice({ reason, location, description, name, email }: typeof initialValues) {
  return {
    reason: reason === '' ? ('something-else' as const) : reason,
    location: location.trim(),
    description: description.trim(),
    goodFaith: true as const,
    ...(name.trim() && { name: name.trim() }),
    ...(email.trim() && { email: email.trim() }),
  };
}
