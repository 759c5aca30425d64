import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder ? `Seu convite para ${brand} continua aberto` : `Seu convite para ${brand}`,
    preview: 'Seu perfil está pronto. Ninguém vê antes de você aceitar.',
    title: 'Seu perfil está pronto',
    parts: [
      {
        text: `${brand} recebeu seus dados de: ${source}. Você ainda não tem conta, e ninguém vê seu perfil antes de você aceitar.`,
      },
      {
        text: 'Neste link você vê o que temos sobre você, e pode aceitar ou pedir a exclusão imediata:',
      },
      { label: 'Ver meus dados', href: link.invited(token) },
      {
        note: `Se você não aceitar, vamos excluir tudo em ${day(until)}. Se não quiser este convite, escolha “Excluir meus dados” no link. Não vamos enviar outro convite.`,
      },
    ],
    reason: `Você está recebendo este e-mail porque seu endereço estava em dados que ${brand} recebeu de: ${source}.`,
  }),
};
