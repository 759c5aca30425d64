import type { User } from '@kindred/contract/members';
import { type ComponentType, type ReactNode, useState } from 'react';
import { enterWithCode } from '../../../api/accounts/second-step.ts';
import { entered } from '../../../api/accounts/sign-in.ts';
import { completeCode, required } from '../../../lib/failures/field-rules.ts';
import { messages } from '#texts/second-factor.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField, codeLength } from '../../../ui/fields/code-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import { columnButton } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';

export interface StepProps {
  /** Shows the title and the form in the frame of its page. */
  frame: ComponentType<{ title: string; lead: string; children: ReactNode }>;
  /** The page is one of the back office. */
  staff?: boolean;
  onEntered: (user: User) => void;
}

interface Props extends StepProps {
  challenge: string;
}

/** Asks for a code of the authenticator app or a recovery code, after the password. */
export function SecondStepForm({ challenge, frame: Frame, staff = false, onEntered }: Props) {
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
    <Frame title={m.title} lead={byApp ? m.lead : m.recoveryLead}>
      <form ref={element} className={`grid w-full gap-5 ${classes.form}`} {...form.formProps}>
        {byApp ? (
          <CodeField label={m.code} {...form.getInputProps('code')} onChange={enterDigits} />
        ) : (
          <TextField
            name="recovery-code"
            size="lg"
            required
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
          type="submit"
          size="lg"
          {...(staff && { look: 'ink', className: 'rounded-md' })}
          wide
          aria-disabled={form.submitting}
        >
          {form.submitting ? m.working : m.submit}
        </Button>
        <div className="grid gap-1 border-t border-line pt-5">
          <button
            type="button"
            className={columnButton}
            onClick={() => {
              setByApp(!byApp);
              form.setValues({ code: '' });
              form.clearErrors();
            }}
          >
            {byApp ? m.toRecovery : m.toApp}
          </button>
          <button type="button" className={columnButton} onClick={session.abandon}>
            {m.back}
          </button>
        </div>
      </form>
    </Frame>
  );
}
