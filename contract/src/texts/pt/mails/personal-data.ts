import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';
import { plural } from '../plural.ts';

const minutesOf = (count: number) =>
  `${count} ${plural(count, { one: 'minuto', other: 'minutos' })}`;

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Excluir sua conta no ${brand}?`,
    preview: `Seu código é ${code}. Ele vale por ${minutesOf(minutes)}.`,
    title: 'Excluir sua conta?',
    parts: [
      { text: 'Digite este código para excluir sua conta:' },
      { code },
      {
        note: `O código vale por ${minutesOf(minutes)}. Se não foi você, alguém entrou na sua conta. Não passe o código a ninguém e encerre a sessão desse dispositivo nas configurações.`,
      },
    ],
    reason: `Você recebeu este e-mail porque alguém pediu a exclusão da sua conta no ${brand}.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Sua conta no ${brand} está fechada`,
    preview: `Vamos excluir tudo o que há nela em ${day(until)}. Até lá, você pode reabrir.`,
    title: 'Sua conta está fechada',
    parts: [
      {
        text: `Como você pediu, seu perfil está oculto e suas sessões foram encerradas em todos os dispositivos. Em ${day(until)}, vamos excluir sua conta e tudo o que há nela.`,
      },
      { text: 'Se mudar de ideia antes disso, entre e reabra sua conta.' },
      { label: 'Reabrir minha conta', href: link.signIn },
      {
        note: 'Se não foi você, reabra sua conta agora e escolha uma nova senha. Depois desse dia, não vamos mais enviar e-mails.',
      },
    ],
    reason: `Você recebeu este e-mail porque sua conta no ${brand} foi fechada.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Seus dados do ${brand} estão prontos`,
    preview: `Você pode baixar até ${day(until)}.`,
    title: 'Seus dados estão prontos',
    parts: [
      { text: `A cópia dos seus dados do ${brand} está pronta para baixar.` },
      { label: 'Baixar meus dados', href: link.archive(token) },
      {
        note: `O link funciona até ${day(until)}. Qualquer pessoa com o link pode baixar seus dados, então não encaminhe este e-mail. Se você não pediu isso, alguém entrou na sua conta. Escolha uma nova senha e encerre a sessão desse dispositivo nas configurações.`,
      },
    ],
    reason: `Você recebeu este e-mail porque uma cópia dos seus dados foi pedida na sua conta no ${brand}.`,
  }),
};
