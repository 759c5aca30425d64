import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { languageForReader } from '@kindred/contract/site/own-pages';
import type { Language } from '@kindred/contract/languages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import {
  type BindingPage,
  bindingPagesOf,
  keyOfShown,
  shownText,
} from '../../../platform/site/binding-pages.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { findAcceptances } from '../../members/acceptances.ts';

const capacity = 50_000;

/**
 * Knows what members have accepted. A process remembers it, as an acceptance is never withdrawn: then a request costs no
 * statement. A member who seems to lack one is looked up, so that the request after accepting finds it in every process.
 */
export function provideAcceptances(app: FastifyInstance) {
  const { pool, site, dbEvents } = app;
  const known = new Map<string, ReadonlySet<string>>();
  let changes = 0;

  // An account can come to belong to someone else, who has accepted nothing.
  dbEvents.on('member_changed', (memberId) => {
    changes += 1;
    known.delete(memberId);
  });
  dbEvents.onGap(() => {
    changes += 1;
    known.clear();
  });

  function remember(memberId: string, accepted: ReadonlySet<string>) {
    if (known.size >= capacity) known.clear();
    known.set(memberId, accepted);
  }

  const lacking = (accepted: ReadonlySet<string> | undefined) =>
    bindingPagesOf(site.document).filter((page) => !accepted?.has(keyOfShown(page)));

  async function readAcceptances(memberId: string) {
    const before = changes;
    const rows = await findAcceptances(pool, memberId);
    // A change that was announced while this was read may be missing.
    if (before === changes && dbEvents.healthy()) remember(memberId, new Set(rows.map(keyOfShown)));
    return rows;
  }

  app.requireAcceptance = async ({ id }) => {
    const { today } = presentMoment(app);
    const isDue = ({ binding }: BindingPage) => binding.from <= today;
    if (!lacking(known.get(id)).some(isDue)) return;
    const accepted = new Set((await readAcceptances(id)).map(keyOfShown));
    if (lacking(accepted).some(isDue)) throw new AppError('acceptance_required');
  };

  app.pagesToAccept = async ({ id, staffRole }, language) => {
    if (staffRole || lacking(known.get(id)).length === 0) return [];
    const rows = await readAcceptances(id);
    return lacking(new Set(rows.map(keyOfShown))).map((page) =>
      toAsked(
        page,
        language,
        rows.filter(({ slug }) => slug === page.slug),
      ),
    );
  };
}

function toAsked(
  page: BindingPage,
  language: Language,
  earlier: readonly { readonly accepted_at: Date }[],
): AskedPage {
  const { slug, version, binding } = page;
  const noted = languageForReader(binding.notes, language);
  const last = Math.max(...earlier.map(({ accepted_at }) => accepted_at.getTime()));
  return {
    slug,
    version,
    title: shownText(page, language).title,
    from: binding.from,
    note: (noted && binding.notes[noted]) ?? null,
    acceptedAt: earlier.length > 0 ? new Date(last).toISOString() : null,
  };
}
