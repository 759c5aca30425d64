import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'We looked again and kept our decision',
  'partly-reversed': 'We looked again and changed part of our decision',
  reversed: 'We looked again and reversed our decision',
};

const backAgain = {
  photo: 'Your photo is back.',
  text: 'The text is back on your profile.',
  message: 'Your message can be read again.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `The suspension is shorter now: it ends on ${date(until)}.`,
    account && 'Your account is open again: you can sign in, and other members can see you.',
    content && backAgain[content],
    stillCounts
      ? 'The decision still counts as a strike.'
      : 'The decision no longer counts against you.',
    renewal?.kind === 'renews' &&
      `We switched off the renewal of your premium because of the decision. It's on again: your next payment is on ${date(renewal.at)}. You can cancel until then.`,
    renewal?.kind === 'ended' &&
      `Your premium ended on ${date(renewal.at)}, as we had switched off its renewal because of the decision. Nothing was charged since. If you want premium again, subscribe again.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'You can contest it for six months, without signing in. You can also go to an out-of-court dispute settlement body or to court.';
const elsewhere = "If you think it's wrong, you can go to court.";

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis = ground === 'law' ? `The law: ${clause}` : `Our terms: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Reason:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Read or contest this decision' : 'Read this decision',
        href: link.statement(token),
      },
      { note: `Someone on our team decided this. ${takesAppeals ? contestable : elsewhere}` },
    ];
    return {
      subject: `${title} at ${brand}`,
      preview: explained,
      title,
      parts,
      reason: `You got this email because it's about your account at ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Read the decision', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'See premium', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'The person who made the first decision looked at it again, because no one else on our team could.'
            : "Someone who wasn't part of the first decision looked at it again."
        } You can still go to an out-of-court dispute settlement body or to court.`,
      },
    ],
    reason: `You got this email because you contested a decision at ${brand}.`,
  }),
};
