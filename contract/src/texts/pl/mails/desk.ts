import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'Po ponownym sprawdzeniu utrzymujemy decyzję',
  'partly-reversed': 'Po ponownym sprawdzeniu zmieniamy część decyzji',
  reversed: 'Po ponownym sprawdzeniu uchylamy decyzję',
};

const backAgain = {
  photo: 'Twoje zdjęcie jest z powrotem.',
  text: 'Tekst jest z powrotem na Twoim profilu.',
  message: 'Twoją wiadomość znów można przeczytać.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `Zawieszenie jest teraz krótsze: kończy się ${date(until)}.`,
    account && 'Twoje konto znów działa: możesz się zalogować, a inni widzą Twój profil.',
    content && backAgain[content],
    stillCounts
      ? 'Decyzja nadal liczy się jako punkt karny.'
      : 'Decyzja nie liczy się już na Twoją niekorzyść.',
    renewal?.kind === 'renews' &&
      `Z powodu tej decyzji wyłączyliśmy odnawianie Twojego premium. Jest znów włączone: następną płatność pobierzemy ${date(renewal.at)}. Do tego czasu możesz zrezygnować.`,
    renewal?.kind === 'ended' &&
      `Twoje premium skończyło się ${date(renewal.at)}, bo z powodu tej decyzji wyłączyliśmy jego odnawianie. Od tego czasu nic nie pobraliśmy. Jeśli chcesz znów mieć premium, wykup je ponownie.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'Możesz się od niej odwołać przez sześć miesięcy, bez logowania. Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.';
const elsewhere = 'Jeśli uważasz, że jest błędna, możesz zwrócić się do sądu.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis =
      ground === 'law' ? `Przepis prawa: ${clause}` : `Nasz regulamin: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Powód:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Przeczytaj decyzję lub się odwołaj' : 'Przeczytaj tę decyzję',
        href: link.statement(token),
      },
      {
        note: `Tę decyzję podjął człowiek z naszego zespołu. ${takesAppeals ? contestable : elsewhere}`,
      },
    ];
    return {
      subject: `${brand} – ${title}`,
      preview: explained,
      title,
      parts,
      reason: `Dostajesz ten e-mail, bo dotyczy Twojego konta w serwisie ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Przeczytaj decyzję', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'Zobacz premium', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'Decyzję sprawdziła ponownie ta sama osoba, bo nikt inny z naszego zespołu nie mógł tego zrobić.'
            : 'Decyzję sprawdziła osoba, która nie brała udziału w pierwszej decyzji.'
        } Nadal możesz zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy Twojego odwołania w serwisie ${brand}.`,
  }),
};
