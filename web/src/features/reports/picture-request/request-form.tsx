import type { Requester } from '@kindred/contract/reports/picture-refusals';
import { maxFactLength, maxPlaceLength } from '@kindred/contract/reports/picture-request';
import { useSendPictureRequest } from '../../../api/reports/picture-requests.ts';
import { accepted, email as emailRule, required } from '../../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/picture-requests.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { Picks } from '../../../ui/fields/picks.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PictureField } from './picture-field.tsx';
import type { Receipt } from './received.tsx';

const initialValues = {
  asksAs: 'self' as Requester,
  name: '',
  person: '',
  location: '',
  description: '',
  fingerprint: '',
  email: '',
  contact: '',
  goodFaith: false,
  signature: '',
};
type Values = typeof initialValues;

const filled = (text: string) => required(text.trim());
const field = { size: 'lg', required: true } as const;

export function RequestForm({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const { mutateAsync } = useSendPictureRequest();
  const form = useApiForm<Values>({
    initialValues,
    validate: {
      name: filled,
      person: (text, { asksAs }) => (asksAs === 'representative' ? filled(text) : null),
      location: filled,
      description: filled,
      email: (text, { contact }) => (text === '' && contact.trim() ? null : emailRule(text)),
      goodFaith: accepted,
      signature: filled,
    },
    submit: async (typed) => {
      const receipt = await mutateAsync(toRequest(typed));
      onSent({ ...receipt, withEmail: typed.email.trim() !== '' });
    },
  });
  const { asksAs, fingerprint } = form.values;
  return (
    <form className="grid gap-5" {...form.formProps}>
      <p className="text-pretty text-muted">{m.signedIn}</p>
      <Picks
        legend={m.who}
        options={(['self', 'representative'] as const).map((value) => ({ value, label: m[value] }))}
        value={asksAs}
        isLong
        onChange={(value) => form.setFieldValue('asksAs', value)}
      />
      <TextField
        {...field}
        label={m.name}
        autoComplete="name"
        maxLength={100}
        {...form.getInputProps('name')}
      />
      {asksAs === 'representative' && (
        <TextField {...field} label={m.person} maxLength={100} {...form.getInputProps('person')} />
      )}
      <TextField
        {...field}
        label={m.location}
        hint={m.locationAbout}
        maxLength={maxPlaceLength}
        {...form.getInputProps('location')}
      />
      <LongText
        {...field}
        label={m.description}
        hint={m.descriptionAbout}
        rows={4}
        maxLength={maxFactLength}
        {...form.getInputProps('description')}
      />
      <PictureField
        fingerprint={fingerprint}
        onChange={(value) => form.setFieldValue('fingerprint', value)}
      />
      <EmailField fresh label={m.email} {...form.getInputProps('email')} />
      <TextField
        size="lg"
        label={m.contact}
        hint={m.contactAbout}
        maxLength={200}
        {...form.getInputProps('contact')}
      />
      <CheckField
        required
        label={m.goodFaith}
        description={m.goodFaithAbout}
        {...form.getInputProps('goodFaith', { type: 'checkbox' })}
      />
      <TextField
        {...field}
        label={m.signature}
        hint={m.signatureAbout}
        autoComplete="off"
        maxLength={100}
        {...form.getInputProps('signature')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.send} working={m.sending} pending={form.submitting} />
    </form>
  );
}

function toRequest(typed: Values) {
  const { asksAs, fingerprint } = typed;
  const person = asksAs === 'representative' ? typed.person.trim() : '';
  const email = typed.email.trim();
  const contact = typed.contact.trim();
  return {
    asksAs,
    name: typed.name.trim(),
    signature: typed.signature.trim(),
    location: typed.location.trim(),
    description: typed.description.trim(),
    goodFaith: true as const,
    ...(person && { person }),
    ...(email && { email }),
    ...(contact && { contact }),
    ...(fingerprint && { fingerprint }),
  };
}
