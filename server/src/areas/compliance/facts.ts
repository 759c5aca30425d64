import type { KnownValues } from '@kindred/contract/compliance';
import { type FormName, forms } from '@kindred/contract/compliance/forms';
import type { Language } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import { nameForReader } from '@kindred/contract/site/own-fields';
import { Object as Row } from 'typebox';
import type { Config } from '../../config.ts';
import { Decimal, Flag, Integer, OrNull } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { medianHours } from '../desk/median-hours.ts';

const selectFigures = statement({
  name: 'count_for_compliance',
  text: `select
      (select count(*)::int from member where state in ('active', 'leaving')) as members,
      (select count(*)::int from report where created_at >= $since) as reports,
      (select count(*)::int from report where created_at >= $since and reason = 'under-age') as "underAge",
      (select count(*)::int from decision where decided_at >= $since and undone_at is null) as decisions,
      (select ${medianHours('settled_at', 'created_at')} from report where created_at >= $since) as "medianHours",
      (select count(*)::int from appeal where made_at >= $since) as appeals,
      (select count(*)::int from appeal where made_at >= $since and outcome in ('reversed', 'partly-reversed')) as reversed,
      exists (select from webhook where off_at is null) as "hasWebhooks"`,
  params: { since: 'timestamptz' },
  row: Row({
    members: Integer,
    reports: Integer,
    underAge: Integer,
    decisions: Integer,
    medianHours: OrNull(Decimal),
    appeals: Integer,
    reversed: Integer,
    hasWebhooks: Flag,
  }),
});

export interface Site {
  readonly document: SiteDocument;
  readonly config: Config;
  readonly looksForNudes: boolean;
}

const yearMs = 365 * 86_400_000;

/** What the service knows about itself, as far as a form asks for it. */
export async function readFacts(
  db: Db,
  form: FormName,
  { site, now, language }: { site: Site; now: Date; language: Language },
): Promise<Partial<KnownValues>> {
  const asked: readonly string[] = forms[form].facts;
  if (asked.length === 0) return {};
  const since = new Date(now.getTime() - yearMs);
  const { hasWebhooks, ...figures } = await selectFigures.one(db, { since });
  const all: KnownValues = { ...figures, ...settingsOf(site, language, hasWebhooks) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => asked.includes(name)));
}

function settingsOf(
  { document, config, looksForNudes }: Site,
  language: Language,
  hasWebhooks: boolean,
) {
  const { switches, limits, fields, safetyRules } = document;
  const recipients: KnownValues['recipients'] = [];
  if (config.mail.smtpUrl) recipients.push('mails');
  if (config.stripe) recipients.push('payments');
  if (config.s3) recipients.push('files');
  recipients.push('push');
  if (config.google) recipients.push('google');
  if (config.facebook) recipients.push('facebook');
  if (hasWebhooks) recipients.push('webhooks');
  return {
    photoReview: switches.photoReview,
    nudes: looksForNudes ? limits.nudes : ('off' as const),
    rules: safetyRules.list.filter(({ on }) => on).length,
    regions: limits.regions,
    sensitiveFields: fields
      .filter(({ sensitive }) => sensitive)
      .map(({ names }) => nameForReader(names, language)),
    recipients,
    leavingDays: limits.leavingDays,
    exportDays: limits.exportDays,
    reportDays: limits.reportDays,
  };
}
