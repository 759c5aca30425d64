import type { ReadPage } from '@kindred/contract/site/own-page-routes';
import { languages } from '@kindred/contract/languages';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnPage } from '../../api/own-pages.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { config } from '../../lib/calls/config.ts';
import { formatDay, today } from '../../lib/formats/formats.ts';
import { showPageTitle } from '../../lib/page-title.ts';
import { language as ownLanguage } from '#texts/language.ts';
import { messages as m } from '#texts/own-pages.ts';
import column from '../../ui/pages/column.module.css';
import { Gone } from '../../ui/pages/gone.tsx';
import { HtmlText } from '../../ui/pages/html-text.tsx';
import { textLink } from '../../ui/pages/text-link.ts';
import { QueryState } from '../../ui/states/query-state.tsx';

/** A page of the owner, such as the imprint. */
export function OwnPage() {
  const { slug } = useParams({ from: '/pages/$slug' });
  const query = useOwnPage(slug);
  const { data, error } = query;
  // The footer knows it before the page has loaded.
  const title = data?.title ?? config.pages.find((page) => page.slug === slug)?.title;
  useTitle(title);
  if (hasStatus(error, 404) || hasStatus(error, 400)) return <UnknownPage />;
  const own = data && data.language !== ownLanguage ? languageOf(data) : {};
  return (
    <article className={`mx-auto grid w-full gap-6 ${column.page}`} {...own}>
      {title && !error && (
        <h1 className="tracking-tight text-balance anywhere title-md">{title}</h1>
      )}
      <QueryState query={query} words={m} rows={3} isPage />
      {data?.bindingFrom && (
        <p className="text-pretty text-muted" {...languageOf({ language: ownLanguage })}>
          {(data.bindingFrom <= today() ? m.bindingSince : m.bindingFrom)({
            day: formatDay(data.bindingFrom),
          })}
        </p>
      )}
      {data && <HtmlText html={data.html} />}
    </article>
  );
}

/** In the tab of the browser, instead of the title that all pages of this kind have at the end of a navigation. */
function useTitle(title: string | undefined) {
  const router = useRouter();
  useEffect(() => {
    if (!title) return undefined;
    const show = () => showPageTitle(`${title} · ${config.brandName}`);
    show();
    return router.subscribe('onResolved', show);
  }, [title, router]);
}

function languageOf({ language }: Pick<ReadPage, 'language'>) {
  const { tag, direction } = languages[language];
  return { lang: tag, dir: direction };
}

function UnknownPage() {
  return (
    <Gone title={m.missing} about={m.missingText}>
      <Link to="/" className={textLink}>
        {m.home}
      </Link>
    </Gone>
  );
}
