import type { SiteEditing } from '@kindred/contract/site';
import type { SitePath } from '@kindred/contract/site/document';
import { type SetupState, nextStep, setupSteps } from '@kindred/contract/site/setup';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useEdits, useStoreLeftOver } from '../../../api/site-edits.ts';
import { useNoteSetup } from '../../../api/site-setup.ts';
import { useSayWhere, useSite } from '../../../api/site.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { messages as launch } from '#texts/site-launch.ts';
import { messages as office } from '#texts/site-office.ts';
import { messages as m } from '#texts/site-setup.ts';
import { messages as count } from '#texts/steps.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { OfficeContext } from '../office.ts';
import { Preview } from '../preview/preview.tsx';
import { SaveState } from '../save-state.tsx';
import { SetupNav } from './setup-nav.tsx';
import type { SetupPlace } from './setup-search.ts';
import classes from './setup-page.module.css';
import { StepBar } from './step-bar.tsx';
import { contentOf } from './steps.ts';

const route = getRouteApi('/site/setup');

const DraftBar = lazyRouteComponent(() => import('../publish/draft-bar.tsx'), 'DraftBar');

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Leads the administrators of a new site to its first version. */
export function SetupPage() {
  const query = useSite();
  const { data: site } = query;
  useStoreLeftOver();
  if (site) return <Setup site={site} />;
  return (
    <div className={classes.form}>
      <h1 className="title-sm">{m.title}</h1>
      <QueryState query={query} words={office} />
    </div>
  );
}

const places: readonly SetupPlace[] = [...setupSteps, 'ready'];

function Setup({ site }: { site: SiteEditing }) {
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  const place = places.find((each) => each === step) ?? nextStep(site.setup) ?? 'ready';
  const hasRoom = !useBelow('laptop');
  const [focused, setFocused] = useState<SitePath | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const { mutate: note } = useNoteSetup();
  const { storeAll } = useEdits();
  useSayWhere(focused);

  const isFixed = site.file !== null;
  const isNew = !isFixed && Object.keys(site.setup).length === 0;
  useEffect(() => {
    if (isNew) note({ step: setupSteps[0], state: 'open' });
  }, [isNew, note]);

  function show(next: SetupPlace) {
    setMoved(true);
    void navigate({ search: { step: next } });
  }

  async function leave(state: SetupState) {
    if (place === 'ready') return;
    const isStored = await storeAll();
    // What cannot be stored stays in sight with its reason.
    if (!isStored && state === 'done') return;
    if (!isFixed) note({ step: place, state });
    show(setupSteps[setupSteps.indexOf(place) + 1] ?? 'ready');
  }

  const Content = contentOf[place];
  return (
    <div className={`grid h-full min-h-0 ${classes.setup}`} data-previewed={hasRoom || undefined}>
      <SetupNav setup={site.setup} place={place} onChoose={show} />
      <form
        className="flex min-h-0 min-w-0 flex-col"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void leave('done');
        }}
      >
        <div className="min-h-0 flex-1 overflow-y-auto" data-scroller>
          <div className={`grid grid-cols-1 content-start gap-5 ${classes.form}`}>
            <header>
              {place !== 'ready' && (
                <p className="text-muted">
                  {count.step({ step: setupSteps.indexOf(place) + 1, steps: setupSteps.length })}
                </p>
              )}
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h2
                  key={place}
                  className="tracking-snug outline-none title-sm"
                  // What was pressed belonged to the step before.
                  ref={hasMoved ? takeFocus : undefined}
                  tabIndex={-1}
                >
                  {place === 'ready' ? launch.title : m.names[place]}
                </h2>
                {!isFixed && <SaveState />}
              </div>
            </header>
            <OfficeContext value={{ site, isFixed, setFocused }}>
              {isFixed && (
                <Alert kind="warning">{office.fromFile({ file: site.file ?? '' })}</Alert>
              )}
              <Suspense>
                <Content />
              </Suspense>
            </OfficeContext>
          </div>
        </div>
        {place !== 'ready' && (
          <StepBar place={place} onBack={show} onSkip={() => void leave('skipped')} />
        )}
        {place === 'ready' && (
          <Suspense>
            <DraftBar site={site} onPreview={undefined} />
          </Suspense>
        )}
      </form>
      {hasRoom && site.preview && (
        <aside
          className={`min-w-0 overflow-y-auto bg-sunken ${classes.aside}`}
          aria-label={office.preview.title}
        >
          <Preview site={site} />
        </aside>
      )}
    </div>
  );
}
