import {
  changeSite,
  editSiteValue,
  exportSite,
  listSiteVersions,
  publishSite,
  readSite,
  replaceDraft,
  uploadSiteImage,
} from '@kindred/contract/site';
import type { BundleName } from '@kindred/contract/site/bundle-names';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { requireFreshProof } from '../../platform/http/fresh-proof.ts';
import { serve } from '../../platform/http/serve.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { findPublished } from '../../platform/site/published-site.ts';
import { isPlaceholder, readStored } from '../../platform/site/read-document.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { bundleOf, checkBundle, isBundle, withBundle } from './bundles.ts';
import {
  type Draft,
  changeValue,
  changesBetween,
  draftDocument,
  takeDraft,
  writeDraft,
} from './draft.ts';
import { announcePages } from '../announcements/announce-pages.ts';
import { numberBindings, withOwnBindings } from './bindings.ts';
import { describeSite, seenBy, withPresent } from './describe.ts';
import { noteEditor } from './editors.ts';
import { readFile, writeFile } from './files.ts';
import { keepChoices } from './kept-choices.ts';
import { onlyDifferent } from './page-changes.ts';
import { storeImage } from './images.ts';
import { findVersion, findVersions, storeVersion } from './versions.ts';

/** The site as data: administrators change a draft that they share, and publish it. */
export function siteRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;
  const show = (reader: string) => describeSite(app, reader);
  const published = async (db: Db) => (await findPublished(db, site.defaults)).document;

  function refuseFile() {
    if (site.file) throw new AppError('site_from_file', { params: { file: site.file } });
  }

  serve(app, readSite, async ({ member: { id }, query: { unless } }) => {
    // Pages of the office ask every few seconds, and all texts of the owner would come each time.
    if (unless !== undefined && unless === (await seenBy(app, id))) return { data: null };
    return { data: await show(id) };
  });

  serve(app, changeSite, async ({ member: { id }, body, request }) => {
    refuseFile();
    const changed = () =>
      inTransaction(pool, async (client) => {
        const { path, was: before, value: after } = body;
        const isNew = await changeValue(client, await published(client), body, { id, now: now() });
        const details = { ...onlyDifferent({ path, before, after }) };
        if (isNew) await writeAudit(client, request, { action: 'site.change', details });
      });
    await withPresent(changed, () => show(id));
    return { data: await show(id) };
  });

  serve(app, replaceDraft, async ({ member: { id }, body, request }) => {
    refuseFile();
    const replaced = () =>
      inTransaction(pool, async (client) => {
        const draft = await takeDraft(client, body.seen);
        const from = await published(client);
        const wanted = await documentOf(client, body, from, draft);
        await writeDraft(client, from, wanted, { id, now: now() });
        const changes = changesBetween(from, wanted).map(onlyDifferent);
        const { version = null, bundle = null } = body;
        const details = { version, ...(bundle && { bundle }), changes };
        await writeAudit(client, request, { action: 'site.replace', details });
      });
    await withPresent(replaced, () => show(id));
    return { data: await show(id) };
  });

  /** What the draft is to be: an earlier version, a file, itself with a bundle, or what is published. */
  async function documentOf(
    db: Db,
    { version, file, bundle }: { version?: number; file?: unknown; bundle?: BundleName },
    from: SiteDocument,
    draft: Draft,
  ) {
    const added = bundle ? bundleOf(bundle) : isBundle(file) ? checkBundle(file) : null;
    if (added) return withBundle(draftDocument(from, draft), added, site.defaults);
    if (file !== undefined) {
      const read = await readFile(db, file, site.defaults, now());
      return withOwnBindings(db, from, read, presentMoment(app).today);
    }
    return version === undefined ? from : versionOf(db, version);
  }

  async function versionOf(db: Db, number: number) {
    const stored = await findVersion(db, number);
    if (stored === undefined) throw new AppError('site_version_not_found');
    return readStored(stored, site.defaults).document;
  }

  serve(app, editSiteValue, async ({ member: { id }, body: { path } }) => {
    await noteEditor(pool, id, path, now());
    return {};
  });

  serve(app, publishSite, async ({ member, body: { seen, announcePages: announces }, request }) => {
    refuseFile();
    const publish = () =>
      inTransaction(pool, async (client) => {
        const draft = await takeDraft(client, seen);
        if (draft.changes.length === 0) throw new AppError('site_unchanged');
        const { document: before, version } = await findPublished(client, site.defaults);
        const { today } = presentMoment(app);
        const numbered = await numberBindings(client, before, draftDocument(before, draft), today);
        const document = await keepChoices(client, before, numbered);
        refusePlaceholder(app, document);
        if (before.switches.secondFactor && !document.switches.secondFactor)
          await requireFreshProof(client, app, member);
        const number = version + 1;
        const changes = changesBetween(before, document).map(onlyDifferent);
        const by = member.id;
        await storeVersion(client, { number, document, changes, by, now: now() });
        await addJob(client, 'count-active-members', {});
        const announced = announces
          ? await announcePages(client, before, document, { now: now(), by })
          : [];
        const details = { number, changes, ...(announced.length > 0 && { announced }) };
        await writeAudit(client, request, { action: 'site.publish', details });
        if (changes.some(({ path }) => path === 'fields'))
          await addJob(client, 'tidy-own-fields', {}, { key: 'tidy-own-fields' });
        if (before.switches.approval && !document.switches.approval)
          await addJob(client, 'approve-waiting', {}, { key: 'approve-waiting' });
        if (changes.some(({ path }) => path.startsWith('safetyRules.')))
          await addJob(client, 'follow-safety-holds', {}, { key: 'follow-safety-holds' });
      });
    await withPresent(publish, () => show(member.id));
    await site.refresh();
    return { data: await show(member.id) };
  });

  serve(app, listSiteVersions, async ({ query: { before } }) => ({
    data: { versions: await findVersions(pool, before ?? null) },
  }));

  serve(app, exportSite, async ({ params: { number } }) => ({
    data: { file: await writeFile(pool, await versionOf(pool, number)) },
  }));

  serve(app, uploadSiteImage, async ({ body: { kind, image } }) => {
    refuseFile();
    return { data: { _id: await storeImage(pool, kind, image, now()) } };
  });
}

/** A production site would not start again. */
function refusePlaceholder({ config }: FastifyInstance, { brand }: SiteDocument) {
  if (config.production && isPlaceholder(brand.supportEmail))
    throw new AppError('site_support_email_missing');
}
