import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'Après réexamen, nous maintenons notre décision',
  'partly-reversed': 'Après réexamen, nous modifions une partie de notre décision',
  reversed: 'Après réexamen, nous annulons notre décision',
};

const backAgain = {
  photo: 'Ta photo est à nouveau visible.',
  text: 'Le texte est à nouveau visible sur ton profil.',
  message: 'Ton message peut à nouveau être lu.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `La suspension est raccourcie : elle prend fin le ${date(until)}.`,
    account && 'Ton compte est rouvert : tu peux te connecter, et les autres membres te voient.',
    content && backAgain[content],
    stillCounts
      ? 'La décision compte toujours comme un manquement.'
      : 'La décision ne compte plus contre toi.',
    renewal?.kind === 'renews' &&
      `À cause de la décision, nous avions arrêté le renouvellement de Premium. Il est rétabli : ton prochain paiement aura lieu le ${date(renewal.at)}. D’ici là, tu peux résilier.`,
    renewal?.kind === 'ended' &&
      `Premium a pris fin le ${date(renewal.at)}, car nous avions arrêté son renouvellement à cause de la décision. Rien n’a été débité depuis. Pour retrouver Premium, il faut reprendre un abonnement.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'Tu peux la contester pendant six mois, sans te connecter. Tu peux aussi saisir un organe de règlement extrajudiciaire des litiges ou la justice.';
const elsewhere = 'Si tu la trouves injustifiée, tu peux saisir la justice.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis =
      ground === 'law' ? `La loi : ${clause}` : `Nos conditions : ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Motif :' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Lire ou contester cette décision' : 'Lire cette décision',
        href: link.statement(token),
      },
      {
        note: `Cette décision a été prise par quelqu’un de notre équipe. ${takesAppeals ? contestable : elsewhere}`,
      },
    ];
    return {
      subject: `${title} sur ${brand}`,
      preview: explained,
      title,
      parts,
      reason: `Tu reçois cet e-mail parce qu’il concerne ton compte sur ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Lire la décision', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'Voir Premium', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'La personne qui avait pris la première décision l’a réexaminée, car personne d’autre dans notre équipe ne pouvait le faire.'
            : 'Une personne qui n’avait pas pris part à la première décision l’a réexaminée.'
        } Tu peux toujours saisir un organe de règlement extrajudiciaire des litiges ou la justice.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce que tu as contesté une décision sur ${brand}.`,
  }),
};
