import { type OwnPage, faultsInPages, mostPages } from '@kindred/contract/site/own-pages';
import { IconPlus } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useAcceptedTexts } from '../../api/accepted-texts.ts';
import { usePageTemplates } from '../../api/own-pages.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/site-pages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { afterEdit } from './own-pages/binding.ts';
import { PageItem } from './own-pages/page-item.tsx';
import { type Removal, RemoveDialog } from './own-pages/remove-dialog.tsx';
import { useTyped } from './use-typed.ts';

// Many sites have no binding page.
const AcceptedTexts = lazyRouteComponent(
  () => import('./own-pages/accepted-texts.tsx'),
  'AcceptedTexts',
);

interface Props {
  value: readonly OwnPage[];
  published: readonly OwnPage[];
  onChange: (next: readonly OwnPage[]) => void;
  readOnly: boolean;
}

/** The owner's own pages: which there are, and the texts of one of them. */
export function PagesPart({ value, published, onChange, readOnly }: Props) {
  const { typed: pages, change } = useTyped(value, onChange);
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<Removal | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data: texts = [] } = useAcceptedTexts();
  const put = (index: number, page: OwnPage) =>
    change(pages.with(index, afterEdit(page, pages[index] ?? page, published)));

  function add(page: OwnPage) {
    change([...pages, page]);
    setOpened(pages.length);
  }

  function remove({ index, language: code }: Removal) {
    setAsked(null);
    const page = pages[index];
    if (!page) return;
    if (code === null) {
      change(pages.toSpliced(index, 1));
      setOpened(null);
    } else {
      const { [code]: _removed, ...others } = page.texts;
      put(index, { ...page, texts: others });
    }
    // The button that was pressed is gone.
    list.current?.focus();
  }

  const isTooLong = faultsInPages(pages).some(({ field }) => field === '');
  return (
    <div className="grid grid-cols-1 gap-4 outline-none" ref={list} tabIndex={-1}>
      <p className="text-pretty text-muted">{m.about}</p>
      {pages.length === 0 && <p className="text-pretty text-muted">{m.none}</p>}
      {isTooLong && <Alert kind="danger">{m.tooLong}</Alert>}
      {pages.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.pages}>
          {pages.map((page, index) => (
            // A page has no other name while its address is typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={panel.panel}>
              <PageItem
                pages={pages}
                published={published}
                index={index}
                isOpen={index === opened}
                readOnly={readOnly}
                onToggle={() => setOpened(index === opened ? null : index)}
                onChange={(next) => put(index, next)}
                onRemove={(code) => setAsked({ index, language: code, page })}
              />
            </li>
          ))}
        </ul>
      )}
      {!readOnly && pages.length < mostPages && <AddPage pages={pages} onAdd={add} />}
      {texts.length > 0 && (
        <Suspense>
          <AcceptedTexts texts={texts} />
        </Suspense>
      )}
      <RemoveDialog asked={asked} onClose={() => setAsked(null)} onRemove={remove} />
    </div>
  );
}

interface AddProps {
  pages: readonly OwnPage[];
  onAdd: (page: OwnPage) => void;
}

/** A new page begins in the language of its writer, and with what is usual there. */
function AddPage({ pages, onAdd }: AddProps) {
  const { data: templates = [], error } = usePageTemplates();
  const isUsed = (slug: string) => pages.some((page) => page.slug === slug);
  const plus = <IconPlus size={18} stroke={1.75} aria-hidden />;
  return (
    <div className="grid grid-cols-1 gap-2">
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        {templates
          .filter(({ slug }) => !isUsed(slug))
          .map(({ slug, inFooter, texts }) => (
            <Button
              key={slug}
              look="plain"
              icon={plus}
              onClick={() => onAdd({ slug, inFooter, texts: { [language]: texts[language] } })}
            >
              {m.addTitled({ title: texts[language]?.title ?? slug })}
            </Button>
          ))}
        <Button
          look="plain"
          icon={plus}
          onClick={() =>
            onAdd({
              slug: freeSlug(isUsed),
              inFooter: true,
              texts: { [language]: { title: '', body: '' } },
            })
          }
        >
          {m.add}
        </Button>
      </div>
    </div>
  );
}

function freeSlug(isUsed: (slug: string) => boolean) {
  let number = 1;
  while (isUsed(`page-${number}`)) number += 1;
  return `page-${number}`;
}
