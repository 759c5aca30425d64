import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

const someone = 'eine Person, die dir geschrieben hat,';

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `Wir haben ${name ?? someone} wegen Betrugs gesperrt. Die Identität war möglicherweise falsch. Die letzte Nachricht an dich war am ${date(lastWroteAt)}. Schick niemals Geld.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `Unsere Warnung vom ${date(warnedAt)} ${name ? `vor ${name} ` : ''}war falsch und gilt nicht mehr. Das tut uns leid.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `Wir haben ${name ?? someone} wegen Betrugs gesperrt`,
  'fraud.withdrawn': ({ name }) =>
    name ? `Unsere Warnung vor ${name} war falsch` : 'Eine unserer Betrugswarnungen war falsch',
};
