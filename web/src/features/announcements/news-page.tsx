import { Link } from '@tanstack/react-router';
import { useNews } from '../../api/announcements.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/news.ts';
import { PointPage } from '../../ui/lists/point-list.tsx';
import column from '../../ui/pages/column.module.css';
import { columnLink } from '../../ui/pages/text-link.ts';
import { QueryState } from '../../ui/states/query-state.tsx';

/** What the owner of the site has written to the member. */
export function NewsPage() {
  const query = useNews();
  const news = query.data?.news ?? [];
  return (
    <PointPage title={m.title} about={m.about}>
      <QueryState query={query} words={m} />
      {query.data && news.length === 0 && <p className={column.quiet}>{m.none}</p>}
      {news.map(({ _id, title, text, at }) => (
        <article key={_id} className="grid gap-2 border-t border-line pt-5 anywhere">
          <h2 className="title-xs" translate="no">
            {title}
          </h2>
          <p className="text-sm text-muted">{formatDate(at)}</p>
          <p className="whitespace-pre-line plaintext" translate="no">
            {text}
          </p>
        </article>
      ))}
      {query.data && (
        <Link to="/settings" hash="notifications" className={columnLink}>
          {m.settings}
        </Link>
      )}
    </PointPage>
  );
}
