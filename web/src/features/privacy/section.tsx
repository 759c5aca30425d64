import type { WebSettings } from '@kindred/contract/settings';
import { config } from '../../lib/calls/config.ts';
import { messages } from '#texts/privacy.ts';
import classes from './section.module.css';

interface Props {
  id: keyof typeof messages.sections;
  number: number;
}

export function Section({ id, number }: Props) {
  const { title, paragraphs, points } = { points: [], ...messages.sections[id] };
  const [first, ...rest] = paragraphs.map(say);
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 className={`mb-3 flex tracking-snug ${classes.heading}`} id={`${id}-title`}>
        <span className={`text-brand ${classes.number}`}>{number}.</span> {title}
      </h2>
      <p className={classes.paragraph}>{first}</p>
      {id === 'responsible' && (
        <p className={`empty:hidden ${classes.paragraph}`} translate="no" dir="auto">
          {config.owner}
        </p>
      )}
      {points.length > 0 && (
        <ul className={`list-none p-0 ${classes.list}`}>
          {points.map(({ what, text }) => (
            <li className={`border-t border-line ${classes.item}`} key={what}>
              <b className="font-semibold text-ink">{what}</b> {say(text)}
            </li>
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p className={classes.paragraph} key={paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

interface Values {
  brand: string;
  support: string;
  leaving: number;
  exports: number;
  reports: number;
  payments: WebSettings['payments'];
}

/** Some texts depend on how the site takes payments. */
function say(text: string | ((values: Values) => string)) {
  if (typeof text === 'string') return text;
  const { brandName: brand, supportEmail: support, keepDays, payments } = config;
  return text({ brand, support, ...keepDays, payments });
}
