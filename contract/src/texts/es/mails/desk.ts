import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'Lo revisamos de nuevo y mantenemos nuestra decisión',
  'partly-reversed': 'Lo revisamos de nuevo y cambiamos parte de nuestra decisión',
  reversed: 'Lo revisamos de nuevo y revocamos nuestra decisión',
};

const backAgain = {
  photo: 'Tu foto vuelve a estar visible.',
  text: 'El texto vuelve a estar en tu perfil.',
  message: 'Tu mensaje se puede leer de nuevo.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `Ahora la suspensión es más corta: termina el ${date(until)}.`,
    account &&
      'Tu cuenta está abierta de nuevo: puedes iniciar sesión y otros miembros pueden verte.',
    content && backAgain[content],
    stillCounts
      ? 'La decisión sigue contando como una falta.'
      : 'La decisión ya no cuenta en tu contra.',
    renewal?.kind === 'renews' &&
      `Habíamos desactivado la renovación de tu premium por la decisión. Ya está activa de nuevo: tu próximo pago es el ${date(renewal.at)}. Puedes cancelar hasta entonces.`,
    renewal?.kind === 'ended' &&
      `Tu premium terminó el ${date(renewal.at)}, porque habíamos desactivado su renovación por la decisión. Desde entonces no se cobró nada. Si quieres premium de nuevo, suscríbete otra vez.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'Puedes apelarla durante seis meses, sin iniciar sesión. También puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.';
const elsewhere = 'Si crees que no es correcta, puedes acudir a los tribunales.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis =
      ground === 'law' ? `La ley: ${clause}` : `Nuestras condiciones: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'Motivo:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'Leer o apelar esta decisión' : 'Leer esta decisión',
        href: link.statement(token),
      },
      {
        note: `Esta decisión la tomó una persona de nuestro equipo. ${takesAppeals ? contestable : elsewhere}`,
      },
    ];
    return {
      subject: `${title} en ${brand}`,
      preview: explained,
      title,
      parts,
      reason: `Recibes este correo porque trata de tu cuenta en ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'Leer la decisión', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'Ver premium', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'La revisó de nuevo la misma persona que tomó la primera decisión, porque nadie más de nuestro equipo podía hacerlo.'
            : 'La revisó de nuevo alguien que no participó en la primera decisión.'
        } Aún puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.`,
      },
    ],
    reason: `Recibes este correo porque apelaste una decisión en ${brand}.`,
  }),
};
