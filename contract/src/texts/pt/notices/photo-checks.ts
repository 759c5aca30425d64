import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Nossa equipe comparou suas fotos com a sua imagem. Agora as outras pessoas veem que suas fotos foram checadas. A imagem foi apagada.',
  'photo-check.excused': () =>
    'Nossa equipe leu o que você escreveu. Você pode usar tudo sem a checagem. Você não terá o selo dela.',
  'photo-check.refused': ({ reason }) =>
    `Sua checagem de fotos foi recusada. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'Não dava para ver o bastante na sua imagem, então nada foi decidido. A imagem foi apagada. Você pode tirar outra.',
  'photo-check.ended': ({ why }) => `Sua checagem de fotos não vale mais. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Suas fotos foram checadas',
  'photo-check.excused': () => 'Você não precisa da checagem de fotos',
  'photo-check.refused': () => 'Sua checagem de fotos foi recusada',
  'photo-check.again': () => 'Tire a imagem de novo, por favor',
  'photo-check.ended': () => 'Sua checagem de fotos não vale mais',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Suas fotos foram checadas',
    preview:
      'Nossa equipe comparou suas fotos com a sua imagem. Agora as outras pessoas veem que suas fotos foram checadas. A imagem foi apagada.',
    title: 'Suas fotos foram checadas',
    parts: [
      {
        text: 'Nossa equipe comparou suas fotos com a sua imagem. Agora as outras pessoas veem que suas fotos foram checadas. A imagem foi apagada.',
      },
      { label: 'Abrir a checagem', href: link.photoCheck },
    ],
    reason: `Você recebe este e-mail por causa da sua checagem de fotos no ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'Você não precisa da checagem de fotos',
    preview:
      'Nossa equipe leu o que você escreveu. Você pode usar tudo sem a checagem. Você não terá o selo dela.',
    title: 'Você não precisa da checagem de fotos',
    parts: [
      {
        text: 'Nossa equipe leu o que você escreveu. Você pode usar tudo sem a checagem. Você não terá o selo dela.',
      },
      { label: 'Abrir a checagem', href: link.photoCheck },
    ],
    reason: `Você recebe este e-mail por causa da sua checagem de fotos no ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Sua checagem de fotos foi recusada',
    preview: refusalTexts[reason].sentence,
    title: 'Sua checagem de fotos foi recusada',
    parts: [
      { text: refusalTexts[reason].sentence },
      {
        text: 'A imagem foi apagada. Você pode contestar isso por 30 dias ou fazer a checagem de novo.',
      },
      { label: 'Abrir a checagem', href: link.photoCheck },
    ],
    reason: `Você recebe este e-mail por causa da sua checagem de fotos no ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Tire a imagem de novo, por favor',
    preview:
      'Não dava para ver o bastante na sua imagem, então nada foi decidido. A imagem foi apagada. Você pode tirar outra.',
    title: 'Tire a imagem de novo, por favor',
    parts: [
      {
        text: 'Não dava para ver o bastante na sua imagem, então nada foi decidido. A imagem foi apagada. Você pode tirar outra.',
      },
      { label: 'Abrir a checagem', href: link.photoCheck },
    ],
    reason: `Você recebe este e-mail por causa da sua checagem de fotos no ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Sua checagem de fotos não vale mais',
    preview: endTexts[why],
    title: 'Sua checagem de fotos não vale mais',
    parts: [
      { text: endTexts[why] },
      { text: 'Você pode fazer a checagem de novo. Leva cerca de um minuto.' },
      { label: 'Abrir a checagem', href: link.photoCheck },
    ],
    reason: `Você recebe este e-mail por causa da sua checagem de fotos no ${brand}.`,
  }),
};
