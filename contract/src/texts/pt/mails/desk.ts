import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'Reavaliamos e mantivemos nossa decisão',
  'partly-reversed': 'Reavaliamos e mudamos parte da nossa decisão',
  reversed: 'Reavaliamos e revertemos nossa decisão',
};

const backAgain = {
  photo: 'Sua foto está de volta.',
  text: 'O texto está de volta no seu perfil.',
  message: 'Sua mensagem pode ser lida de novo.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `A suspensão ficou mais curta: ela termina em ${date(until)}.`,
    account && 'Sua conta está aberta de novo: você pode entrar, e outros membros podem ver você.',
    content && backAgain[content],
    stillCounts
      ? 'A decisão continua contando como infração.'
      : 'A decisão não conta mais contra você.',
    renewal?.kind === 'renews' &&
      `Por causa da decisão, desativamos a renovação do seu premium. Ela está ativa de novo: seu próximo pagamento é em ${date(renewal.at)}. Você pode cancelar até lá.`,
    renewal?.kind === 'ended' &&
      `Seu premium terminou em ${date(renewal.at)}, porque desativamos a renovação por causa da decisão. Nada foi cobrado desde então. Se quiser premium de novo, assine outra vez.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'Você pode contestar durante seis meses, sem entrar na conta. Também pode recorrer a um órgão de resolução extrajudicial de litígios ou à Justiça.';
const elsewhere = 'Se você acha que ela está errada, pode recorrer à Justiça.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis = ground === 'law' ? `A lei: ${clause}` : `Nossos termos: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Motivo:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Ler ou contestar a decisão' : 'Ler a decisão',
        href: link.statement(token),
      },
      {
        note: `Uma pessoa da nossa equipe tomou esta decisão. ${takesAppeals ? contestable : elsewhere}`,
      },
    ];
    return {
      subject: `${brand}: ${title}`,
      preview: explained,
      title,
      parts,
      reason: `Você recebeu este e-mail porque ele trata da sua conta no ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Ler a decisão', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'Ver premium', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'A pessoa que tomou a primeira decisão fez a reavaliação, porque ninguém mais da nossa equipe podia.'
            : 'Uma pessoa que não participou da primeira decisão fez a reavaliação.'
        } Você ainda pode recorrer a um órgão de resolução extrajudicial de litígios ou à Justiça.`,
      },
    ],
    reason: `Você recebeu este e-mail porque contestou uma decisão no ${brand}.`,
  }),
};
