import type { CaseReport } from '@kindred/contract/desk/case-parts';
import type { RequestOfReport } from '@kindred/contract/desk/request-parts';
import { IconClockExclamation } from '@tabler/icons-react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/desk-requests.ts';
import { reporterName } from '../case/evidence-of.ts';
import { AskForm } from './ask-form.tsx';
import { DueMark } from './due-mark.tsx';
import { PlaceForm } from './place-form.tsx';

interface Props {
  report: Omit<CaseReport, 'request'>;
  request: RequestOfReport;
  /** It is known whose photo it is. */
  isPlaced: boolean;
  mayWork: boolean;
}

const time = (value: string) => formatDate(value, { timeStyle: 'short' });

/** One request: the time that is left, who signed it, and what was said since. */
export function RequestBox({ report, request, isPlaced, mayWork }: Props) {
  const { dueAt, asksAs, contact, matched, hiddenAt, question, facts } = request;
  return (
    <section
      className="mt-4 flex gap-4 rounded-md bg-warning-soft px-3.5 py-2.5"
      aria-label={m.title}
    >
      <IconClockExclamation className="flex-none text-danger" size={22} stroke={1.75} aria-hidden />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <h3 className="flex flex-wrap items-center gap-2 heading-bold">
          {m.title}
          <DueMark dueAt={dueAt} />
        </h3>
        <p>{m.dueBy({ when: time(dueAt) })}</p>
        <p className="anywhere">{signedBy(report, request)}</p>
        {contact && <p className="anywhere">{m.contact({ text: contact })}</p>}
        {matched && <p className="text-sm text-muted">{m.matched}</p>}
        {hiddenAt && (
          <p className="font-semibold text-danger">{m.hidden({ when: time(hiddenAt) })}</p>
        )}
        {question && <Said title={m.question} text={question} />}
        {facts.map(({ text, at }) => (
          <Said key={`${at} ${text}`} title={`${m.facts}, ${time(at)}`} text={text} />
        ))}
        {mayWork && (
          <div className="grid gap-2">
            {!isPlaced && <PlaceForm id={report._id} />}
            {asksAs && <AskForm id={report._id} />}
          </div>
        )}
      </div>
    </section>
  );
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <p className="anywhere whitespace-pre-wrap">
    <small className="block text-xs text-muted">{title}</small>
    <span dir="auto">{text}</span>
  </p>
);

function signedBy(report: Props['report'], { asksAs, signature, person }: RequestOfReport) {
  if (!asksAs) return m.member;
  const name = signature ?? reporterName(report as CaseReport);
  return asksAs === 'representative' && person
    ? m.representative({ name, person })
    : m.self({ name });
}
