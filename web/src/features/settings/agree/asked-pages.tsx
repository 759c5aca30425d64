import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { Link } from '@tanstack/react-router';
import { formatDate, formatDay, today } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/agree.ts';
import panel from '../../../ui/pages/panel.module.css';
import { columnLink } from '../../../ui/pages/text-link.ts';
import classes from './agree-page.module.css';

/** Each page with what has changed, since when, and the way to its whole text. */
export const AskedPages = ({ asks }: { asks: readonly AskedPage[] }) => (
  <ul className="m-0 grid list-none gap-4 p-0" aria-label={m.pages}>
    {asks.map((asked) => (
      <li key={asked.slug} className={`grid gap-2 ${panel.panel} ${classes.asked}`}>
        <h2 className="tracking-snug anywhere title-xs">{asked.title}</h2>
        <p>
          {(asked.from <= today() ? m.since : m.from)({ day: formatDay(asked.from) })}{' '}
          <span className="text-muted">
            {asked.acceptedAt === null
              ? m.never
              : m.before({ day: formatDate(asked.acceptedAt, { dateStyle: 'long' }) })}
          </span>
        </p>
        {asked.note !== null && (
          <div className="grid gap-1">
            <p className="font-semibold">{m.changes}</p>
            <p className="text-pretty anywhere whitespace-pre-line">{asked.note}</p>
          </div>
        )}
        <Link
          to="/pages/$slug"
          params={{ slug: asked.slug }}
          target="_blank"
          className={columnLink}
        >
          {m.read({ title: asked.title })}
        </Link>
      </li>
    ))}
  </ul>
);
