import { useForm } from '@mantine/form';
import { useImperativeHandle, useRef } from 'react';
import {
  type TestCard,
  confirmIntent,
  createTestMethod,
} from '../../../api/premium/payment-sandbox.ts';
import { messages } from '#texts/premium.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type CardFieldsProps, type CardProvider, type Payments, WrongFields } from './provider.ts';
import { TestCards } from './test-cards.tsx';
import { formatExpiry, formatNumber, readExpiry } from './typed-card.ts';

const { card: m } = messages;

/** The fields of a test card, if there are no keys of a real payment provider. */
function SandboxFields({ payments, ref }: CardFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: { number: '', expires: '', code: '' },
    validate: {
      number: (text) => (/^\d{12,19}$/.test(text.replaceAll(' ', '')) ? null : m.numberWrong),
      expires: (text) => (readExpiry(text) ? null : m.expiresWrong),
      code: (text) => (/^\d{3,4}$/.test(text) ? null : m.codeWrong),
    },
  });
  useImperativeHandle(ref, () => ({
    createMethod: async () => {
      const { hasErrors, errors } = form.validate();
      const expires = readExpiry(form.values.expires);
      if (!hasErrors && expires) return createTestMethod(payments, cardOf(form.values, expires));
      const [first] = Object.keys(errors);
      fields.current?.querySelector<HTMLElement>(`[data-path='${first}']`)?.focus();
      throw new WrongFields();
    },
  }));
  return (
    <div ref={fields} className="grid gap-3.5">
      <p className="rounded-md bg-warning-soft px-3.5 py-2.5 text-pretty text-warning">
        <b className="block">{m.test}</b> {m.testAbout}
      </p>
      <TextField
        label={m.number}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={23}
        {...form.getInputProps('number')}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('number', formatNumber(value))
        }
      />
      <div className="grid grid-cols-2 gap-3.5">
        <TextField
          label={m.expires}
          placeholder={m.expiresHint}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={7}
          {...form.getInputProps('expires')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('expires', formatExpiry(value, form.values.expires))
          }
        />
        <TextField
          label={m.code}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={4}
          {...form.getInputProps('code')}
        />
      </div>
      <TestCards
        onUse={(digits) =>
          form.setValues({ number: formatNumber(digits), expires: nextYear(), code: '123' })
        }
      />
    </div>
  );
}

const cardOf = (
  { number, code }: { number: string; code: string },
  expires: Pick<TestCard, 'month' | 'year'>,
): TestCard => ({ number: number.replaceAll(' ', ''), code, ...expires });

const nextYear = () => `12 / ${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`;

export const provider: CardProvider = {
  Fields: SandboxFields,
  confirmPayment: (payments: Payments, clientSecret, returnUrl) =>
    confirmIntent(payments, 'payment_intents', { clientSecret, returnUrl }),
  confirmSetup: (payments: Payments, given, returnUrl) =>
    confirmIntent(payments, 'setup_intents', { ...given, returnUrl }),
};
