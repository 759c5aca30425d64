import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useConfirmSecondFactor } from '../../../api/accounts/second-factor.ts';
import { messages as m } from '#texts/second-factor.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import classes from './second-factor.module.css';

// Only turning the second factor on needs the QR code library.
const QrCode = lazyRouteComponent(() => import('./qr-code.tsx'), 'QrCode');

export interface AppKey {
  key: string;
  uri: string;
}

interface Props {
  appKey: AppKey;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the key for the authenticator app, and asks for a first code from it. */
export function ScanForm({ appKey: { key, uri }, onDone, onCancel }: Props) {
  const element = useFirstField();
  const { mutateAsync } = useConfirmSecondFactor();
  const form = useApiForm({
    initialValues: { code: '' },
    submit: async ({ code }) => onDone(await mutateAsync(code)),
  });
  const button = useKeptFocus(form.submitting);
  return (
    <form ref={element} className="grid gap-4" {...form.formProps}>
      <div className={`grid items-center gap-5 ${classes.scan}`}>
        <Suspense fallback={<div className={`rounded-md ${classes.qr}`} />}>
          <QrCode text={uri} label={m.qr} />
        </Suspense>
        <div>
          <p className="max-w-about text-pretty">{m.scan}.</p>
          <p className="max-w-about text-pretty text-muted">{m.byHand}</p>
          <code className="mt-2 block anywhere code">{(key.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </div>
      </div>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        className="grid max-w-form gap-4"
        label={m.confirm}
        maxLength={7}
        {...form.getInputProps('code')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          type="submit"
          look="ink"
          disabled={!form.values.code}
          busy={form.submitting}
        >
          {m.turnOn}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
