import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { messages as m } from '#texts/welcome.ts';
import { StepPage } from '../../../ui/pages/step-page.tsx';
import type { CardPreview as Preview } from './card-preview.tsx';
import { type Step, stepNames } from './steps.ts';

/** Beside the step, which does not wait for it. */
const CardPreview = lazyRouteComponent(() => import('./card-preview.tsx'), 'CardPreview');

interface Props
  extends
    Pick<ComponentProps<typeof StepPage>, 'form' | 'pending' | 'wide' | 'children'>,
    ComponentProps<typeof Preview> {
  name: Step;
}

/** The frame of all steps of a new profile. */
export function WelcomeFrame({ name, user, draft, ...page }: Props) {
  const navigate = useNavigate();
  const step = stepNames.indexOf(name) + 1;
  const { title, lead } = m.steps[name];
  const goBack = () => void navigate({ to: '/welcome', search: { step: step - 1 } });
  return (
    <StepPage
      {...page}
      step={step}
      steps={stepNames.length}
      title={title}
      lead={lead}
      back={step > 1 ? { label: m.back, onClick: goBack } : undefined}
      exit={<Link to="/home">{m.later}</Link>}
      action={step === stepNames.length ? m.finish : m.next}
      working={m.saving}
      aside={
        <Suspense>
          <CardPreview user={user} draft={draft} />
        </Suspense>
      }
    />
  );
}
