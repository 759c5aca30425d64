import { config } from '../../lib/config.ts';
import { byPayments } from '../../lib/by-payments.ts';
import type { Section as Words } from '../../lib/messages/privacy.ts';
import classes from './section.module.css';

interface Props {
  id: string;
  number: number;
  section: Words;
}

export function Section({ id, number, section }: Props) {
  const { brandName: brand, supportEmail: support, keepDays: days } = config;
  const names = { brand, support, days, byPayments };
  const [first, ...rest] = section.paragraphs(names);
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span>{number}.</span> {section.title}
      </h2>
      <p>{first}</p>
      {section.points && (
        <ul>
          {section.points(names).map(([what, meaning]) => (
            <li key={what}>
              <b>{what}</b> {meaning}
            </li>
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
