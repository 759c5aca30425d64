import type { fraudWarningNotices } from '../../../fraud-warnings/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof fraudWarningNotices;

const someone = 'osoba, która do ciebie pisała';

export const sentences: NoticeSentences<Kinds> = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `Ban za oszustwo: ${name ?? someone}. Ta osoba mogła podać fałszywą tożsamość. Ostatnia wiadomość do ciebie: ${date(lastWroteAt)}. Nigdy nie wysyłaj tej osobie pieniędzy.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `To była nasza pomyłka, przepraszamy. Ostrzeżenie z ${date(warnedAt)} jest nieaktualne: ${name ?? someone}.`,
};

export const pushes: NoticePushes<Kinds> = {
  'fraud.warned': ({ name }) => `Ban za oszustwo: ${name ?? someone}`,
  'fraud.withdrawn': ({ name }) => `Nasza pomyłka w ostrzeżeniu: ${name ?? someone}`,
};
