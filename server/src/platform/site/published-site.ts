import { readFile } from 'node:fs/promises';
import { type SiteDocument, defaultDocument, withValues } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import type { Config } from '../../config.ts';
import { Integer, Json } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { StartError } from '../../errors.ts';
import { checkFile, readStored } from './read-document.ts';
import { usualFields } from './usual-fields.ts';

export function defaultsOf({
  production,
  supportEmail,
}: Pick<Config, 'production' | 'supportEmail'>): SiteDocument {
  const defaults = defaultDocument(production ? 'production' : 'demo');
  return supportEmail ? withValues(defaults, [['brand.supportEmail', supportEmail]]) : defaults;
}

/** What a site has before anything is published. A document that was stored without fields still has none. */
export const startingDocument = (defaults: SiteDocument): SiteDocument => ({
  ...defaults,
  fields: usualFields(),
});

const selectPublished = statement({
  name: 'find_published_site',
  text: 'select number, document from site_version order by number desc limit 1',
  row: Row({ number: Integer, document: Json() }),
});

/** The latest version, and the paths of its values that can't be used. Version 0 is what a site starts with. */
export async function findPublished(db: Db, defaults: SiteDocument) {
  const published = await selectPublished.first(db);
  return published
    ? { version: published.number, ...readStored(published.document, defaults) }
    : { version: 0, document: startingDocument(defaults), unusable: [] };
}

const selectCount = statement({
  name: 'find_active_members',
  text: `select value::int as count from setting where key = 'active_members'`,
  row: Row({ count: Integer }),
});

/** How many members were there lately, as a job has counted them for the front page. */
export const findActiveMembers = async (db: Db) => (await selectCount.first(db))?.count ?? null;

/** A file in the owner's repository, as the office exports it. */
export async function readSiteFile(path: string, defaults: SiteDocument) {
  const { file, faults } = checkFile(await readJson(path), defaults);
  const [fault] = faults;
  if (fault) throw new StartError(`SITE_FILE is not usable: ${fault.field}: ${fault.msg}`);
  return file;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartError(`SITE_FILE is not usable: ${(error as Error).message}`);
  }
}
