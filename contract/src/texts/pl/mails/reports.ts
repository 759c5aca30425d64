import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

const outcomes: Record<ReportOutcome, { subject: string; text: (reference: string) => string }> = {
  resolved: {
    subject: 'Twoje zgłoszenie zostało rozwiązane',
    text: (reference) =>
      `Sprawdziliśmy Twoje zgłoszenie ${reference} i rozwiązaliśmy sprawę. Dziękujemy za informację.`,
  },
  closed: {
    subject: 'Twoje zgłoszenie jest zamknięte',
    text: (reference) =>
      `Sprawdziliśmy Twoje zgłoszenie ${reference} i je zamknęliśmy. Nic więcej nie możemy zrobić.`,
  },
  rejected: {
    subject: 'Mamy decyzję w sprawie Twojego zgłoszenia',
    text: (reference) =>
      `Sprawdziliśmy Twoje zgłoszenie ${reference} i nie znaleźliśmy naruszenia naszych zasad. Jeśli jest coś jeszcze, o czym powinniśmy wiedzieć, wyślij nowe zgłoszenie.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = ({ reference, outcome, answer }: Settled) =>
  answer
    ? `Decyzję w sprawie Twojego zgłoszenia ${reference} podjął człowiek z naszego zespołu.`
    : outcomes[outcome].text(reference);

function partsOf(settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Przeczytaj decyzję lub się odwołaj' : 'Przeczytaj decyzję',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'Jeśli uważasz, że decyzja jest błędna, możesz się od niej raz odwołać w ciągu sześciu miesięcy, bez logowania. Sprawdzi ją ponownie ktoś inny. Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: [...partsOf(settled, link), { label: 'Zobacz moje zgłoszenia', href: link.myReports }],
    reason: `Dostajesz ten e-mail, bo dotyczy Twojego zgłoszenia w serwisie ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `Mamy Twoje zgłoszenie ${reference}`,
    preview: 'Nasz zespół sprawdza każde zgłoszenie.',
    title: 'Mamy Twoje zgłoszenie',
    parts: [
      { text: `Dziękujemy za zgłoszenie ${reference}. Sprawdzi je człowiek z naszego zespołu.` },
      { text: 'Napiszemy, gdy podejmiemy decyzję.' },
      { note: 'Jeśli to nie Twoje zgłoszenie, możesz zignorować ten e-mail.' },
    ],
    reason: `Dostajesz ten e-mail, bo w zgłoszeniu do serwisu ${brand} jest Twój adres.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: partsOf(settled, link),
    reason: `Dostajesz ten e-mail, bo dotyczy Twojego zgłoszenia do serwisu ${brand}.`,
  }),
};
