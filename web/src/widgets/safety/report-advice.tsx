import type { ReasonKey } from '@kindred/contract/reports/reasons';
import { type ReportAdvice as Advice, adviceAbout } from '@kindred/contract/reports/reason-forms';
import { Suspense } from 'react';
import { messages } from '#texts/report-advice.ts';
import type { CallReason } from './numbers.ts';
import { lazyOrNothing } from '../../ui/dialogs/lazy-or-nothing.ts';

/** Loaded with the advice, as most visitors of the forms never see it. Without a connection the advice stays alone. */
const HelpNumbers = lazyOrNothing(() =>
  import('./help-numbers.tsx').then((file) => file.HelpNumbers),
);

interface Props {
  id?: string;
  reason: ReasonKey | null;
  /** It is a part of a page and not of a dialog. */
  page?: boolean;
}

/** For which advice there are numbers to call, and which besides the police. */
const reasons: Readonly<Partial<Record<Advice, readonly CallReason[]>>> = {
  danger: ['violence'],
  money: ['fraud'],
  nudes: ['violence'],
  'intimate-pictures': ['violence'],
};

/** What to do next, for some reasons. */
export function ReportAdvice({ id, reason, page = false }: Props) {
  const advice = adviceAbout(reason);
  if (!advice) return null;
  const { title, points } = messages[advice];
  const called = reasons[advice];
  const Heading = page ? 'h2' : 'h3';
  return (
    <>
      <section
        id={id}
        className="grid gap-2 rounded-md bg-warning-soft px-3.5 py-2.5 text-pretty"
        aria-label={title}
      >
        <Heading className="heading">{title}</Heading>
        <ul className="m-0 grid gap-2 ps-4">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {called && (
        <Suspense>
          <HelpNumbers reasons={called} />
        </Suspense>
      )}
    </>
  );
}
