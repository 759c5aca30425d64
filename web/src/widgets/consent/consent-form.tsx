import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAcceptPages } from '../../api/acceptances.ts';
import { useKnownAsks } from '../../api/accounts/own-profile.ts';
import { useGiveConsent } from '../../api/personal-data.ts';
import { accepted } from '../../lib/failures/field-rules.ts';
import { messages as agreement } from '#texts/consent.ts';
import { messages } from '#texts/personal-data.ts';
import { useBelow } from '../../lib/use-below.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { StepPage } from '../../ui/pages/step-page.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';
import { AcceptField } from './accept-field.tsx';
import classes from './consent-form.module.css';

// Where there is no room for it, its texts are not loaded either.
const ArrivalBanner = lazyRouteComponent(
  () => import('../arrival/arrival-banner.tsx'),
  'ArrivalBanner',
);

/** In the frame of the steps that follow it. */
export function ConsentForm() {
  const { step: m } = messages;
  const { mutateAsync } = useGiveConsent();
  const accept = useAcceptPages();
  const asks = useKnownAsks();
  const isNarrow = useBelow('tablet');
  const form = useApiForm({
    initialValues: { consent: false, accepts: false },
    validate: { consent: accepted, ...(asks.length > 0 && { accepts: accepted }) },
    submit: async () => {
      if (asks.length > 0) await accept.mutateAsync(asks);
      await mutateAsync();
    },
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
        !isNarrow && (
          <Suspense fallback={<div className="h-full bg-brand-soft" />}>
            <ArrivalBanner />
          </Suspense>
        )
      }
    >
      <div
        className={`rounded-xl border border-line-strong bg-surface px-5 py-4 ${classes.consent}`}
      >
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
      {asks.length > 0 && (
        <AcceptField pages={asks} {...form.getInputProps('accepts', { type: 'checkbox' })} />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
    </StepPage>
  );
}
