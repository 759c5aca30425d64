import { messages } from '../../lib/messages/ranking.ts';
import column from '../../ui/column.module.css';

/** Why a member sees somebody, and how ranking works, in words. */
export function RankingPage() {
  const m = messages;
  return (
    <div className={column.page}>
      <header className={column.head}>
        <h1>{m.title}</h1>
        <p>{m.about}</p>
      </header>
      {m.sections.map(({ title, points }) => (
        <section key={title} className={column.section} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
