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
  upheld: 'Reavaliamos uma decisão e a mantivemos.',
  'partly-reversed': 'Reavaliamos uma decisão e mudamos parte dela.',
  reversed: 'Reavaliamos uma decisão e a revertemos.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `Uma das suas fotos não pode ser exibida: ${rejectTexts[reason].notice}. Escolha outra.`,
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Veja o motivo.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'Uma foto do seu perfil está oculta até nossa equipe decidir sobre um pedido de remoção.'
      : 'Uma foto que você enviou está oculta até nossa equipe decidir sobre um pedido de remoção.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `O pedido ${reference} para remover uma imagem íntima precisa ser decidido até ${date(dueAt)}.`,
  'case.taken': ({ reference }) =>
    `Outra pessoa da equipe assumiu o caso ${reference}, que estava com você.`,
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Suas novas denúncias estão em espera até ${date(asideUntil)}, porque as anteriores não tinham fundamento.`
      : 'Denuncie só o que aconteceu. Várias das suas denúncias não tinham fundamento.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'Uma das suas fotos não pode ser exibida',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'Uma das suas fotos não pode ser exibida',
  'decision.made': () => 'Nossa equipe tomou uma decisão sobre sua conta',
  'appeal.decided': () => 'Reavaliamos uma decisão',
  'picture.hidden': () => 'Uma das suas fotos está oculta por enquanto',
  'picture-request.due': () => 'Um pedido precisa ser decidido logo',
  'case.taken': () => 'Outra pessoa da equipe assumiu um caso que estava com você',
  'reports.standing': () => 'Um aviso sobre suas denúncias',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'Uma das suas fotos não pode ser exibida',
    preview: rejectTexts[reason].mail,
    title: 'Uma das suas fotos não pode ser exibida',
    parts: [
      { text: `Analisamos sua nova foto. ${rejectTexts[reason].mail}` },
      { text: 'Nós a excluímos, e nenhum outro membro a viu. Escolha outra.' },
      { label: 'Escolher outra foto', href: link.profile },
      { note: 'Se você acha que foi um engano, escreva para nós.' },
    ],
    reason: `Você recebeu este e-mail porque adicionou uma foto no ${brand}.`,
  }),
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'Uma das suas fotos está oculta por enquanto',
    preview: 'Uma das suas fotos está oculta por enquanto',
    title: 'Uma das suas fotos está oculta por enquanto',
    parts: [
      {
        text: 'Alguém pediu a remoção de uma imagem e diz que ela é íntima. Não decidimos em 48 horas, por isso a ocultamos enquanto isso. Se o pedido não tiver fundamento, ela volta a aparecer. Avisaremos você em qualquer caso.',
      },
      { label: 'Abrir meu perfil', href: link.profile },
    ],
    reason: `Você está recebendo este e-mail porque tem uma conta em ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'Um pedido precisa ser decidido logo',
    preview: 'Depois disso, a imagem indicada fica oculta até alguém decidir.',
    title: 'Um pedido precisa ser decidido logo',
    parts: [
      {
        text: `O pedido ${reference} para remover uma imagem íntima ainda não foi decidido. O prazo é ${formatDate(dayOf(dueAt))}, 48 horas depois da chegada.`,
      },
      { text: 'Depois disso, a imagem indicada fica oculta até alguém decidir.' },
      { label: 'Abrir a moderação', href: link.desk },
    ],
    reason: `Você recebeu este e-mail porque decide casos no ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until ? 'Suas denúncias estão em espera' : 'Denuncie só o que aconteceu',
    preview: 'Várias das suas denúncias não tinham fundamento.',
    title: until ? 'Suas denúncias estão em espera' : 'Denuncie só o que aconteceu',
    parts: [
      { text: `Motivo: ${reason}` },
      {
        text: until
          ? `Vamos ver suas novas denúncias depois de ${formatDate(dayOf(until))}. Se a vida de alguém puder estar em perigo, vemos na hora.`
          : 'Se isso continuar, vamos deixar suas denúncias em espera por um tempo.',
      },
      { label: 'Ver minhas denúncias', href: link.myReports },
      { note: 'Se você acha que erramos, responda a este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque fez uma denúncia no ${brand}.`,
  }),
};
