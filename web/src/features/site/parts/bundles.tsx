import type { BundleName } from '@kindred/contract/site/bundle-names';
import { useState } from 'react';
import { useBundles } from '../../../api/site-bundles.ts';
import { messages as office } from '#texts/site-office.ts';
import { messages as m } from '#texts/site-bundles.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useOffice } from '../office.ts';

const BundleDialog = lazyDialog(() =>
  import('./bundle-dialog.tsx').then((file) => file.BundleDialog),
);

/** What sites for a niche begin with. */
export function Bundles() {
  const { site } = useOffice();
  const query = useBundles();
  const [chosen, setChosen] = useState<{ name: BundleName; title: string } | null>(null);
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <section className={`grid grid-cols-1 gap-4 px-5 py-4 ${panel.panel}`} aria-label={m.title}>
      <h2 className="heading">{m.title}</h2>
      <p className="text-pretty text-muted">{m.about}</p>
      <QueryState query={query} words={office} />
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {query.data?.map(({ name, title, about }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1">
              <p className="font-semibold" translate="no">
                {title}
              </p>
              <p className="text-sm leading-snug text-pretty text-muted" translate="no">
                {about}
              </p>
            </div>
            <Button
              look="plain"
              size="xs"
              aria-label={m.startWith({ title })}
              onClick={() => {
                setDone(null);
                setChosen({ name, title });
                setOpened(true);
              }}
            >
              {m.start}
            </Button>
          </li>
        ))}
      </ul>
      <output className="font-semibold empty:hidden">{done && m.done({ title: done })}</output>
      <BundleDialog
        chosen={chosen}
        draft={site.draft}
        opened={opened}
        onClose={() => setOpened(false)}
        onDone={(title) => {
          setOpened(false);
          setDone(title);
        }}
      />
    </section>
  );
}
