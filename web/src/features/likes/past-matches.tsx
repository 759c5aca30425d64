import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { usePastMatches } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import column from '../../ui/column.module.css';
import { Section } from '../../ui/section.tsx';
import type { Reported } from '../../widgets/report-form.tsx';

/** Matches that ended, by whatever: only the name and the date are told, and they can be reported. */
export function PastMatches({ onReport }: { onReport: (about: Reported) => void }) {
  const { matches: m } = messages;
  const { data } = usePastMatches();
  if (!data || data.matches.length === 0) return null;
  return (
    <Section title={m.past}>
      <p className={column.quiet}>{m.pastAbout}</p>
      <ul className={column.list}>
        {data.matches.map(({ memberId: id, firstName: name, matchedAt }) => (
          <li key={id} className={column.row}>
            <span>
              {name} <span className={column.quiet}>{m.since(matchedAt)}</span>
            </span>
            <Button
              variant="default"
              aria-label={m.report(name)}
              onClick={() => onReport({ id, name })}
            >
              {messages.report}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
