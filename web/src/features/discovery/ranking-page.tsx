import { IconArrowsSort, IconBan, IconEye, IconHeart, IconLayoutGrid } from '@tabler/icons-react';
import { messages } from '../../lib/messages/ranking.ts';
import column from '../../ui/column.module.css';
import classes from './ranking-page.module.css';

const icons = [IconEye, IconArrowsSort, IconLayoutGrid, IconBan, IconHeart];

/** Why members see someone, and how ranking works, in words. */
export function RankingPage() {
  const m = messages;
  return (
    <div className={`${column.page} ${classes.page}`}>
      <header className={column.head}>
        <h1>{m.title}</h1>
        <p>{m.about}</p>
      </header>
      {m.sections.map(({ title, points }, index) => {
        const Icon = icons[index] ?? IconEye;
        return (
          <section key={title} className={classes.section} aria-label={title}>
            <h2>
              <span aria-hidden>
                <Icon size={20} stroke={1.75} />
              </span>
              {title}
            </h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
