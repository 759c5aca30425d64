import type { SiteDocument } from '@kindred/contract/site/document';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../../errors.ts';
import { lockChoiceNumbers } from '../../db/team-locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordChoices } from './choice-numbers.ts';
import { defaultsOf, findActiveMembers, findPublished, readSiteFile } from './published-site.ts';
import { isPlaceholder } from './read-document.ts';

/** What the owner decided, as this process serves it now. */
interface Site {
  readonly document: SiteDocument;
  /** 0 if nothing has been published. */
  readonly version: number;
  /** How many members were there lately, if the front page says it and they were counted. */
  readonly activeMembers: number | null;
  /** What a document has if nothing else was decided. */
  readonly defaults: SiteDocument;
  /** The file that it comes from, if there is one. */
  readonly file: string | null;
  /** The pictures of that file, in base64. */
  readonly fileImages: Readonly<Record<string, string>>;
  /** Reads the published version again. */
  refresh(): Promise<void>;
  /** The draft, for who has a key to look at it. The area `site` provides it. */
  findDraft(
    key: string,
  ): Promise<{ readonly seen: string; readonly document: SiteDocument } | null>;
  /** Called when another version is served. */
  onChange(listener: () => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    site: Site;
  }
}

/** Reads the published version, and follows what any process publishes. */
export async function useSite(app: FastifyInstance) {
  const { config, pool, dbEvents, log } = app;
  const defaults = defaultsOf(config);
  const listeners: (() => void)[] = [];
  const file = config.siteFile ? await readSiteFile(config.siteFile, defaults) : null;
  // Until the first read, below, even what a site starts with is new.
  let { document, version } = { document: file?.document ?? defaults, version: file ? 0 : -1 };
  let activeMembers: number | null = null;

  async function refresh() {
    const [found, counted] = await Promise.all([
      file ? { document, version, unusable: [] } : findPublished(pool, defaults),
      findActiveMembers(pool),
    ]);
    // Two reads can be answered in the other order.
    const isNew = found.version > version;
    if (!isNew && counted === activeMembers) return;
    activeMembers = counted;
    if (isNew) ({ document, version } = found);
    if (isNew && found.unusable.length > 0)
      log.error({ paths: found.unusable }, 'some values of the site are not usable');
    for (const listener of listeners) listener();
  }

  const follow = () =>
    void refresh().catch((error: unknown) =>
      log.error({ err: error }, 'the published site could not be read'),
    );

  app.decorate('site', {
    get document() {
      return document;
    },
    get version() {
      return version;
    },
    get activeMembers() {
      return activeMembers;
    },
    defaults,
    file: config.siteFile ?? null,
    fileImages: file?.images ?? {},
    refresh,
    findDraft: async () => null,
    onChange: (listener) => void listeners.push(listener),
  });
  // A file may have gone since the last start, and then the published version says again what is retired.
  const full = await inTransaction(pool, async (client) => {
    await lockChoiceNumbers(client);
    return recordChoices(
      client,
      file?.document ?? (await findPublished(client, defaults)).document,
    );
  });
  if (file && full)
    throw new StartError(
      `SITE_FILE is not usable: catalogs.${full} has more than cards have room for`,
    );
  await refresh();
  if (config.production && isPlaceholder(document.brand.supportEmail))
    throw new StartError(
      `MODE=production needs an address that members can write to, and ${document.brand.supportEmail} is none: set SUPPORT_EMAIL${file ? ', or brand.supportEmail in the file of SITE_FILE' : ''}.`,
    );
  dbEvents.on('site_published', follow);
  dbEvents.onGap(follow);
}
