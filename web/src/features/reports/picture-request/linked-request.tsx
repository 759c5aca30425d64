import { messages as refusalTexts } from '#texts/picture-refusals.ts';
import { Link } from '@tanstack/react-router';
import { type OpenedRequest, usePictureRequest } from '../../../api/reports/picture-requests.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as links } from '#texts/mailed-links.ts';
import { messages as m } from '#texts/picture-requests.ts';
import column from '../../../ui/pages/column.module.css';
import { columnLink, textLink } from '../../../ui/pages/text-link.ts';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { ReportAdvice } from '../../../widgets/safety/report-advice.tsx';
import { FactForm } from './fact-form.tsx';

export { Received } from './received.tsx';

/** What became of a request, behind the link of its receipt. */
export function LinkedRequest({ token }: { token: string }) {
  const query = usePictureRequest(token);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      {query.error ? (
        <LinkFailure query={query} page>
          <Link to="/intimate-pictures" hash="" className={textLink}>
            {m.newOne}
          </Link>
          <Link to="/help" hash="" className={textLink}>
            {links.toHelp}
          </Link>
        </LinkFailure>
      ) : (
        <h1 className="tracking-tight text-balance anywhere title-md">{m.open}</h1>
      )}
      {query.isPending && <p>{m.loading}</p>}
      {query.data && <Shown request={query.data} token={token} />}
    </div>
  );
}

const time = (value: string) => formatDate(value, { timeStyle: 'short' });

function Shown({ request, token }: { request: OpenedRequest; token: string }) {
  const { question, facts, outcome, statement } = request;
  return (
    <>
      {question && !outcome && (
        <Alert kind="warning">
          <strong className="block">{m.question}</strong>
          <span className="whitespace-pre-wrap plaintext" dir="auto">
            {question}
          </span>
        </Alert>
      )}
      <dl className="m-0 grid gap-3">
        {factsOf(request).map(([name, value]) => (
          <div className="grid gap-0.5" key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="m-0 text-lg anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {statement && (
        <Link
          to="/statement"
          hash={`token=${encodeURIComponent(statement)}`}
          className={columnLink}
        >
          {m.statement}
        </Link>
      )}
      {facts.length > 0 && (
        <section className="grid gap-2" aria-label={m.facts}>
          <h2 className="title-xs">{m.facts}</h2>
          <ul className="m-0 grid gap-2 ps-4">
            {facts.map(({ text, at }) => (
              <li key={`${at} ${text}`} className="anywhere whitespace-pre-wrap">
                <span dir="auto">{text}</span>{' '}
                <small className="block text-sm text-muted">{time(at)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!outcome && <FactForm token={token} />}
      <ReportAdvice page reason="intimate-picture" />
    </>
  );
}

function factsOf(request: OpenedRequest): [string, string][] {
  const { reference, receivedAt, dueAt, hiddenAt, outcome, refusal, answer } = request;
  return [
    [m.number, reference],
    [m.state, m.states[outcome ?? (hiddenAt ? 'hidden' : 'open')]],
    [m.receivedAt, time(receivedAt)],
    ...(outcome ? [] : [[m.dueAt, time(dueAt)] as [string, string]]),
    ...(refusal ? [[m.why, refusalTexts[refusal]] as [string, string]] : []),
    ...(answer ? [[m.answer, answer] as [string, string]] : []),
  ];
}
