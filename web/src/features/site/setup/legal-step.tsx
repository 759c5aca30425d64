import { pageTemplateNames } from '@kindred/contract/site/own-page-routes';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { isReachable, type Owner } from '@kindred/contract/site/owner';
import { useState } from 'react';
import { useEdits } from '../../../api/site-edits.ts';
import { useFilledPages } from '../../../api/site-setup.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/site-pages.ts';
import { messages } from '#texts/site-setup.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { useOffice, useValue } from '../office.ts';
import { afterEdit } from '../own-pages/binding.ts';
import { marksIn, titleOf } from '../own-pages/page-faults.ts';
import { OwnerFields } from '../values/owner-fields.tsx';

const { legal: m } = messages;

/** Who runs the site, and the pages that say it. */
export function LegalStep() {
  const owner = useOwner();
  return (
    <>
      <p className="text-pretty text-muted">{m.about}</p>
      <OwnerFields />
      <section className="grid grid-cols-1 gap-3" aria-label={m.pages}>
        <h3 className="heading">{m.pages}</h3>
        <LegalPages isKnown={isReachable(owner)} />
      </section>
    </>
  );
}

function useOwner(): Owner {
  return {
    name: String(useValue('owner.name').value),
    address: String(useValue('owner.address').value),
    country: String(useValue('owner.country').value),
    phone: '',
    register: '',
  };
}

/** The pages of templates: those that lack are written with one press, the others again on demand. */
function LegalPages({ isKnown }: { isKnown: boolean }) {
  const { isFixed, site } = useOffice();
  const { value, choose, error: refusal } = useValue('pages');
  const pages = value as readonly OwnPage[];
  const { storeAll } = useEdits();
  const { mutateAsync, isPending, isSuccess, error } = useFilledPages();
  const [asked, setAsked] = useState<OwnPage | null>(null);
  const missing = pageTemplateNames.filter((slug) => pages.every((page) => page.slug !== slug));

  /** Those of these names, with what is known now. */
  async function write(names: readonly string[]) {
    setAsked(null);
    await storeAll();
    const filled = (await mutateAsync()).filter(({ slug }) => names.includes(slug));
    const kept = pages.map((page) => {
      const again = filled.find(({ slug }) => slug === page.slug);
      return again ? afterEdit({ ...page, texts: again.texts }, page, site.published.pages) : page;
    });
    choose([...kept, ...filled.filter(({ slug }) => pages.every((page) => page.slug !== slug))]);
  }

  return (
    <>
      <ul className={`m-0 list-none p-0 ${panel.panel}`}>
        {pages
          .filter(({ slug }) => pageTemplateNames.some((name) => name === slug))
          .map((page) => (
            <li key={page.slug} className="flex flex-wrap items-center gap-2 px-4 py-3">
              <span className="font-semibold" translate="no">
                {titleOf(page)}
              </span>
              <State page={page} />
              {!isFixed && (
                <Button
                  className="ms-auto"
                  look="plain"
                  size="xs"
                  aria-label={m.againOf({ title: titleOf(page) })}
                  onClick={() => setAsked(page)}
                >
                  {m.again}
                </Button>
              )}
            </li>
          ))}
        <li className="flex flex-wrap items-center gap-2 px-4 py-3">
          <span className="font-semibold">{m.privacy}</span>
          <span className="text-sm text-muted">{m.privacyAbout}</span>
        </li>
      </ul>
      {!isKnown && <p className="text-sm text-pretty text-muted">{m.unknown}</p>}
      {missing.length > 0 && !isFixed && (
        <div>
          <Button look="ink" busy={isPending} onClick={() => void write(missing)}>
            {m.write}
          </Button>
        </div>
      )}
      <output className="font-semibold empty:hidden">{isSuccess && m.written}</output>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {refusal !== null && <Alert kind="danger">{refusal}</Alert>}
      <p className="text-sm leading-snug text-pretty text-muted">{m.lawyer}</p>
      <Dialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={m.replaceTitle({ title: asked ? titleOf(asked) : '' })}
        closeLabel={m.cancel}
      >
        <div className="grid grid-cols-1 gap-4">
          <p>{m.replaceAbout}</p>
          <DialogFooter>
            <Button look="plain" onClick={() => setAsked(null)}>
              {m.cancel}
            </Button>
            <Button look="ink" onClick={() => asked && void write([asked.slug])}>
              {m.again}
            </Button>
          </DialogFooter>
        </div>
      </Dialog>
    </>
  );
}

/** How much of a page is still for its owner to replace. */
function State({ page: { texts } }: { page: OwnPage }) {
  const marks = Math.max(...Object.values(texts).map(({ body }) => marksIn(body)));
  return marks > 0 ? (
    <StatusBadge kind="warning">{words.marksBadge({ count: marks })}</StatusBadge>
  ) : (
    <StatusBadge kind="success">{m.there}</StatusBadge>
  );
}
