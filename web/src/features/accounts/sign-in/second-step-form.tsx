import type { User } from '@kindred/contract/members';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { enterWithCode } from '../../../api/accounts/second-step.ts';
import { entered } from '../../../api/accounts/sign-in.ts';
import { completeCode, required } from '../../../lib/failures/field-rules.ts';
import { messages } from '../../../lib/messages/second-factor.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { CodeField, codeLength } from '../../../ui/fields/code-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import classes from './second-step-form.module.css';

interface Props {
  challenge: string;
  onEntered: (user: User) => void;
}

/** Asks for a code of the authenticator app or a recovery code, after the password. */
export function SecondStepForm({ challenge, onEntered }: Props) {
  const { step: m } = messages;
  const [byApp, setByApp] = useState(true);
  const element = useFirstField();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: { code: byApp ? completeCode(codeLength) : required },
    failureText: m.failed,
    submit: async ({ code }) => {
      const attempt = enterWithCode(challenge, code.trim());
      await attempt;
      // No code can be tried any more, so the previous form shows the error.
      if (!session.get().challenge && session.get().error) return;
      const user = await entered(attempt);
      if (user) onEntered(user);
    },
  });

  function enterDigits(digits: string) {
    form.setFieldValue('code', digits);
    if (digits.length === codeLength) form.submitNow();
  }

  return (
    <form
      ref={element}
      className={`grid gap-5 w-full max-w-form ${classes.form}`}
      {...form.formProps}
    >
      <header>
        <h2 className="tight title-sm">{m.title}</h2>
        <p className="mt-2 muted pretty">{byApp ? m.lead : m.recoveryLead}</p>
      </header>
      {byApp ? (
        <CodeField label={m.code} {...form.getInputProps('code')} onChange={enterDigits} />
      ) : (
        <TextInput
          name="recovery-code"
          size="lg"
          required
          withAsterisk={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          label={m.recovery}
          {...form.getInputProps('code')}
        />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <Button
        className={classes.button}
        type="submit"
        size="lg"
        color="ink"
        fullWidth
        aria-disabled={form.submitting}
      >
        {form.submitting ? m.working : m.submit}
      </Button>
      <div className="flex wrap between gap-1-by-4">
        <button
          className={`underline p-0 border-0 bg-none color-brand semibold clickable ${classes.button}`}
          type="button"
          onClick={() => {
            setByApp(!byApp);
            form.setValues({ code: '' });
            form.clearErrors();
          }}
        >
          {byApp ? m.toRecovery : m.toApp}
        </button>
        <button
          className={`underline p-0 border-0 bg-none color-brand semibold clickable ${classes.button}`}
          type="button"
          onClick={session.abandon}
        >
          {m.back}
        </button>
      </div>
    </form>
  );
}
