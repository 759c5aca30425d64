import type { deskNotices, photoReviewNotices } from '../../../desk/notices.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { formatDate } from '../format-date.ts';
import { rejectTexts } from '../reject-reasons.ts';
import { sanctionTexts } from '../sanctions.ts';

type Kinds = typeof deskNotices & typeof photoReviewNotices;

const appeals: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'Revisamos de nuevo una decisión y la mantenemos.',
  'partly-reversed': 'Revisamos de nuevo una decisión y cambiamos una parte.',
  reversed: 'Revisamos de nuevo una decisión y la revocamos.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `Una de tus fotos no se puede mostrar: ${rejectTexts[reason].notice}. Elige otra.`,
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Mira por qué.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'Una foto de tu perfil está oculta hasta que nuestro equipo decida sobre una solicitud de retirarla.'
      : 'Una foto que enviaste está oculta hasta que nuestro equipo decida sobre una solicitud de retirarla.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `Hay que decidir sobre la solicitud ${reference} de retirar una imagen íntima antes del ${date(dueAt)}.`,
  'case.taken': ({ reference }) =>
    `Otra persona del equipo tomó el caso ${reference}, que tenías asignado.`,
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Tus nuevos reportes quedan en espera hasta el ${date(asideUntil)}, porque otros anteriores eran infundados.`
      : 'Reporta solo lo que haya ocurrido. Varios de tus reportes eran infundados.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'Una de tus fotos no se puede mostrar',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'Una de tus fotos no se puede mostrar',
  'decision.made': () => 'Nuestro equipo tomó una decisión sobre tu cuenta',
  'appeal.decided': () => 'Revisamos de nuevo una decisión',
  'picture.hidden': () => 'Una de tus fotos está oculta por ahora',
  'picture-request.due': () => 'Hay que decidir pronto sobre una solicitud',
  'case.taken': () => 'Otra persona del equipo tomó un caso que tenías asignado',
  'reports.standing': () => 'Hay novedades sobre tus reportes',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'Una de tus fotos no se puede mostrar',
    preview: rejectTexts[reason].mail,
    title: 'Una de tus fotos no se puede mostrar',
    parts: [
      { text: `Revisamos tu nueva foto. ${rejectTexts[reason].mail}` },
      { text: 'La eliminamos y ningún otro miembro la ha visto. Elige otra, por favor.' },
      { label: 'Elegir otra foto', href: link.profile },
      { note: 'Si crees que es un error, escríbenos.' },
    ],
    reason: `Recibes este correo porque añadiste una foto en ${brand}.`,
  }),
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'Una de tus fotos está oculta por ahora',
    preview: 'Una de tus fotos está oculta por ahora',
    title: 'Una de tus fotos está oculta por ahora',
    parts: [
      {
        text: 'Alguien nos pidió retirar una imagen y dice que es íntima. No hemos decidido en 48 horas, así que la ocultamos mientras tanto. Si la solicitud no tiene fundamento, se volverá a mostrar. En cualquier caso te avisaremos.',
      },
      { label: 'Abrir mi perfil', href: link.profile },
    ],
    reason: `Recibes este correo porque tienes una cuenta en ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'Hay que decidir pronto sobre una solicitud',
    preview: 'Después, la imagen indicada se oculta hasta que alguien decida.',
    title: 'Hay que decidir pronto sobre una solicitud',
    parts: [
      {
        text: `La solicitud ${reference} de retirar una imagen íntima aún no está decidida. El plazo termina el ${formatDate(dayOf(dueAt))}, 48 horas después de su llegada.`,
      },
      { text: 'Después, la imagen indicada se oculta hasta que alguien decida.' },
      { label: 'Abrir la moderación', href: link.desk },
    ],
    reason: `Recibes este correo porque decides casos en ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until ? 'Tus reportes quedan en espera' : 'Reporta solo lo que haya ocurrido',
    preview: 'Varios de tus reportes eran infundados.',
    title: until ? 'Tus reportes quedan en espera' : 'Reporta solo lo que haya ocurrido',
    parts: [
      { text: `Motivo: ${reason}` },
      {
        text: until
          ? `Revisaremos tus nuevos reportes después del ${formatDate(dayOf(until))}. Si la vida de alguien puede correr peligro, los revisamos enseguida.`
          : 'Si esto continúa, dejaremos tus reportes en espera durante un tiempo.',
      },
      { label: 'Ver mis reportes', href: link.myReports },
      { note: 'Si crees que no es correcto, responde a este correo.' },
    ],
    reason: `Recibes este correo porque reportaste algo en ${brand}.`,
  }),
};
