import type { WebSettings } from '@kindred/contract/settings';
import { config } from '../../lib/calls/config.ts';
import type { Section as Words } from '#texts/privacy.ts';
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
      <h2 className={`flex tight-15 mb-3 ${classes.heading}`} id={`${id}-title`}>
        <span className={`color-brand ${classes.number}`}>{number}.</span> {section.title}
      </h2>
      <p className={classes.paragraph}>{first}</p>
      {id === 'responsible' && (
        <p className={`hide-empty ${classes.paragraph}`} translate="no" dir="auto">
          {config.owner}
        </p>
      )}
      {section.points && (
        <ul className={`p-0 list-none ${classes.list}`}>
          {section.points(names).map(([what, meaning]) => (
            <li className={`border-top ${classes.item}`} key={what}>
              <b className="ink semibold">{what}</b> {meaning}
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

type Payments = WebSettings['payments'];

/** The text for the payments of this site. In a prerendered page all of them, of which the server keeps one. */
function byPayments(texts: Record<Payments, string>): string {
  const setting: string = config.payments;
  if (setting in texts) return texts[config.payments];
  const cases = Object.entries(texts).map(([name, text]) => `__IF.${name}__${text}`);
  return `__CASE.payments__${cases.join('')}__END__`;
}
