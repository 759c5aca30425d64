import { useChangeEmail } from '../../../api/accounts/credentials.ts';
import { messages as words } from '#texts/own-account.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { email, required } from '../../../lib/failures/field-rules.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  onCancel: () => void;
  onSent: (email: string, presentCode: boolean) => void;
}

export function AddressForm({ onCancel, onSent }: Props) {
  const m = words.address;
  const { mutateAsync } = useChangeEmail();
  const form = useApiForm({
    initialValues: { email: '', password: '' },
    validate: { email, password: required },
    submit: async (values) => onSent(values.email.trim(), await mutateAsync(values)),
  });
  return (
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} onCancel={onCancel}>
      <EmailField label={m.fresh} fresh {...form.getInputProps('email')} />
      <PasswordField
        label={m.password}
        toggleLabel={words.showPassword}
        {...form.getInputProps('password')}
      />
    </AccountForm>
  );
}
