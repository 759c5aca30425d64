import type { SiteEditing } from '@kindred/contract/site';
import type { SitePath } from '@kindred/contract/site/document';
import { countSetUp, setupSteps } from '@kindred/contract/site/setup';
import { Link, Navigate, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useStoreLeftOver } from '../../api/site-edits.ts';
import { useSayWhere, useSite } from '../../api/site.ts';
import { useBelow } from '../../lib/use-below.ts';
import { messages as m } from '#texts/site-office.ts';
import { messages as words } from '#texts/site-setup-link.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { OfficeContext } from './office.ts';
import type * as ShortParts from './parts/short-parts.ts';
import { Preview } from './preview/preview.tsx';
import { DraftBar } from './publish/draft-bar.tsx';
import { SaveState } from './save-state.tsx';
import { type PartId, SiteNav, partAt } from './site-nav.tsx';
import classes from './site-page.module.css';

// What only these parts need is large.
const Catalogs = lazyRouteComponent(() => import('./parts/catalogs.tsx'), 'Catalogs');
const Fields = lazyRouteComponent(() => import('./parts/fields.tsx'), 'Fields');
const Pages = lazyRouteComponent(() => import('./parts/pages.tsx'), 'Pages');
const Plans = lazyRouteComponent(() => import('./parts/plans.tsx'), 'Plans');
const SafetyRules = lazyRouteComponent(() => import('./parts/safety-rules.tsx'), 'SafetyRules');
const Texts = lazyRouteComponent(() => import('./parts/texts.tsx'), 'Texts');
const shortPart = (name: keyof typeof ShortParts) =>
  lazyRouteComponent(() => import('./parts/short-parts.ts'), name);

const PreviewDialog = lazyDialog(() =>
  import('./preview/preview-dialog.tsx').then((file) => file.PreviewDialog),
);

const parts: Record<PartId, ComponentType> = {
  brand: shortPart('Brand'),
  frontPage: shortPart('FrontPage'),
  pages: Pages,
  fields: Fields,
  catalogs: Catalogs,
  texts: Texts,
  plans: Plans,
  limits: shortPart('Limits'),
  safetyRules: SafetyRules,
  launch: shortPart('Launch'),
  versions: shortPart('Versions'),
  file: shortPart('Transfer'),
};

/** The parts, the form of one of them, and how the front page would be. */
export function SitePage() {
  const { pathname } = useLocation();
  const part = partAt(pathname);
  const query = useSite();
  const { data: site } = query;
  const hasRoom = !useBelow('laptop');
  const [isPreviewed, setPreviewed] = useState(false);
  // A preview in a dialog gives way to the one beside the form.
  if (hasRoom && isPreviewed) setPreviewed(false);
  const canPreview = Boolean(site?.preview);
  useStoreLeftOver();
  if (site && pathname === '/site' && isUntouched(site))
    return <Navigate to="/site/setup" replace />;
  return (
    <div
      className={`grid h-full min-h-0 ${classes.office}`}
      data-previewed={(hasRoom && canPreview) || undefined}
    >
      <SiteNav changes={site?.changes ?? []} gaps={site?.gaps.length ?? 0} />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto" data-scroller>
          <div className={`grid grid-cols-1 content-start gap-5 ${classes.form}`}>
            <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h1 className="tracking-snug title-sm">{part.label}</h1>
              {site && !site.file && <SaveState />}
            </header>
            <QueryState query={query} words={m} />
            {site && <SetupLink site={site} />}
            {site && <Part site={site} id={part.id} />}
          </div>
        </div>
        {site && (
          <DraftBar site={site} onPreview={canPreview ? () => setPreviewed(true) : undefined} />
        )}
      </div>
      {site && hasRoom && canPreview && (
        <aside
          className={`min-w-0 overflow-y-auto bg-sunken ${classes.aside}`}
          aria-label={m.preview.title}
        >
          <Preview site={site} />
        </aside>
      )}
      {site && !hasRoom && (
        <PreviewDialog site={site} opened={isPreviewed} onClose={() => setPreviewed(false)} />
      )}
    </div>
  );
}

/** Nothing was published or changed, and no one has begun to set it up: its administrators are led there, once. */
const isUntouched = ({ version, file, changes, setup }: SiteEditing) =>
  version === 0 && file === null && changes.length === 0 && Object.keys(setup).length === 0;

/** Until a version is published. */
function SetupLink({ site: { version, file, setup } }: { site: SiteEditing }) {
  if (version > 0 || file !== null) return null;
  const done = countSetUp(setup);
  return (
    <Link to="/site/setup" className="font-semibold text-ink underline">
      {done === 0 ? words.start : words.goOn({ done, all: setupSteps.length })}
    </Link>
  );
}

function Part({ site, id }: { site: SiteEditing; id: PartId }) {
  const [focused, setFocused] = useState<SitePath | null>(null);
  useSayWhere(focused);
  const Content = parts[id];
  return (
    <OfficeContext value={{ site, isFixed: site.file !== null, setFocused }}>
      {site.file !== null && <Alert kind="warning">{m.fromFile({ file: site.file })}</Alert>}
      <Suspense>
        <Content />
      </Suspense>
    </OfficeContext>
  );
}
