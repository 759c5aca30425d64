import { type ReasonCode } from '@kindred/contract/reports/reasons';
import { adviceAbout } from '@kindred/contract/reports/reason-forms';
import { messages } from '#texts/report-advice.ts';

interface Props {
  id?: string;
  reason: ReasonCode | null;
}

/** What to do next, for some reasons. */
export function ReportAdvice({ id, reason }: Props) {
  const advice = adviceAbout(reason);
  if (!advice) return null;
  const { title, points } = messages[advice];
  return (
    <section
      id={id}
      className="grid gap-2 rounded-md bg-warning-soft p-notice pretty"
      aria-label={title}
    >
      <h3 className="heading">{title}</h3>
      <ul className="grid gap-2 m-0 ps-4">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
