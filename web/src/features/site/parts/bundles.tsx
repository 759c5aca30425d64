import type { BundleName } from '@kindred/contract/site/bundle-names';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import { useBundles } from '../../../api/site-bundles.ts';
import { messages as office } from '#texts/site-office.ts';
import { messages as m } from '#texts/site-bundles.ts';
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
    <section className={`grid one-column gap-4 p-panel ${panel.panel}`} aria-label={m.title}>
      <h2 className="heading">{m.title}</h2>
      <p className="muted pretty">{m.about}</p>
      <QueryState query={query} words={office} />
      <ul className="plain-list grid one-column gap-3">
        {query.data?.map(({ name, title, about }) => (
          <li key={name} className="row wrap gap-1-by-4">
            <div className="flex-1 min-w-0">
              <p className="semibold" translate="no">
                {title}
              </p>
              <p className="muted text-sm pretty lh-14" translate="no">
                {about}
              </p>
            </div>
            <Button
              variant="default"
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
      <output className="hide-empty semibold">{done && m.done({ title: done })}</output>
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
