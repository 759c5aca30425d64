import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useGiveConsent } from '../api/personal-data.ts';
import { accepted } from '../lib/field-rules.ts';
import { messages as agreement } from '../lib/messages/consent.ts';
import { messages } from '../lib/messages/personal-data.ts';
import { useApiForm } from '../lib/use-api-form.ts';
import { CheckField } from '../ui/check-field.tsx';
import { Alert } from '../ui/alert.tsx';

export function ConsentForm() {
  const { step: m } = messages;
  const { mutateAsync } = useGiveConsent();
  const form = useApiForm({
    initialValues: { consent: false },
    validate: { consent: accepted },
    submit: () => mutateAsync(),
  });
  return (
    <>
      <header className="grid gap-2">
        <h1>{m.title}</h1>
        <p className="muted text-lg pretty">{m.why}</p>
      </header>
      <form className="grid gap-5" {...form.formProps}>
        <CheckField
          name="consent"
          required
          label={agreement.text}
          description={agreement.why}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <Link
          to="/privacy"
          target="_blank"
          className="underline inline-flex items-center self-start min-h-target color-brand semibold"
        >
          {m.privacy}
        </Link>
        {form.failure && <Alert kind="danger">{form.failure}</Alert>}
        <div className="row wrap justify-end gap-3">
          <Link
            to="/home"
            className="underline inline-flex items-center self-start min-h-target color-brand semibold"
          >
            {m.later}
          </Link>
          <Button type="submit" radius={999} loading={form.submitting}>
            {m.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
