import { Link } from '@tanstack/react-router';
import { useGiveConsent } from '../../api/personal-data.ts';
import { accepted } from '../../lib/failures/field-rules.ts';
import { messages as agreement } from '#texts/consent.ts';
import { messages } from '#texts/personal-data.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Arches } from '../../ui/pages/arches.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { StepPage } from '../../ui/pages/step-page.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';
import classes from './consent-form.module.css';

/** In the frame of the steps that follow it. */
export function ConsentForm() {
  const { step: m } = messages;
  const { mutateAsync } = useGiveConsent();
  const form = useApiForm({
    initialValues: { consent: false },
    validate: { consent: accepted },
    submit: () => mutateAsync(),
  });
  return (
    <StepPage
      arriving
      title={m.title}
      lead={m.why}
      action={m.submit}
      working={m.working}
      pending={form.submitting}
      form={form.formProps}
      exit={<Link to="/home">{m.later}</Link>}
      aside={
        <div className={`flex items-end h-full bg-brand-soft ${classes.aside}`}>
          <Arches className={classes.arches} />
        </div>
      }
    >
      <div className={`border-strong bg-surface rounded-xl p-panel ${classes.consent}`}>
        <CheckField
          name="consent"
          required
          label={agreement.text}
          description={agreement.why}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
      </div>
      <Link to="/privacy" target="_blank" className={columnLink}>
        {m.privacy}
      </Link>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
    </StepPage>
  );
}
