import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'Wir haben noch einmal geprüft und bleiben bei unserer Entscheidung',
  'partly-reversed': 'Wir haben noch einmal geprüft und unsere Entscheidung teilweise geändert',
  reversed: 'Wir haben noch einmal geprüft und unsere Entscheidung aufgehoben',
};

const backAgain = {
  photo: 'Dein Foto ist wieder da.',
  text: 'Der Text steht wieder in deinem Profil.',
  message: 'Deine Nachricht ist wieder lesbar.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `Die Sperre ist jetzt kürzer: Sie endet am ${date(until)}.`,
    account &&
      'Dein Konto ist wieder offen: Du kannst dich anmelden, und andere Mitglieder sehen dich.',
    content && backAgain[content],
    stillCounts
      ? 'Die Entscheidung zählt weiterhin als Verstoß.'
      : 'Die Entscheidung zählt nicht mehr gegen dich.',
    renewal?.kind === 'renews' &&
      `Wegen der Entscheidung hatten wir die Verlängerung deines Premium-Abos ausgeschaltet. Sie ist wieder eingeschaltet: Deine nächste Zahlung ist am ${date(renewal.at)}. Bis dahin kannst du kündigen.`,
    renewal?.kind === 'ended' &&
      `Dein Premium hat am ${date(renewal.at)} geendet, weil wir wegen der Entscheidung die Verlängerung ausgeschaltet hatten. Seitdem wurde nichts abgebucht. Wenn du wieder Premium möchtest, schließ ein neues Abo ab.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'Du kannst sie sechs Monate lang anfechten, ohne dich anzumelden. Außerdem kannst du dich an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.';
const elsewhere = 'Wenn du sie für falsch hältst, kannst du dich an ein Gericht wenden.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis =
      ground === 'law'
        ? `Rechtsgrundlage: ${clause}`
        : `Unsere Nutzungsbedingungen: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Begründung:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Entscheidung lesen oder anfechten' : 'Entscheidung lesen',
        href: link.statement(token),
      },
      {
        note: `Diese Entscheidung hat jemand aus unserem Team getroffen. ${takesAppeals ? contestable : elsewhere}`,
      },
    ];
    return {
      subject: `${brand}: ${title}`,
      preview: explained,
      title,
      parts,
      reason: `Du bekommst diese E-Mail, weil es um dein Konto bei ${brand} geht.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Entscheidung lesen', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'Premium ansehen', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'Geprüft hat noch einmal die Person, die zuerst entschieden hat, weil es niemand anderes in unserem Team konnte.'
            : 'Geprüft hat eine Person, die an der ersten Entscheidung nicht beteiligt war.'
        } Du kannst dich weiterhin an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil du eine Entscheidung bei ${brand} angefochten hast.`,
  }),
};
