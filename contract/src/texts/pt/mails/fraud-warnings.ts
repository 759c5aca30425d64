import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const someone = 'alguém que escreveu para você';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'Banimos por fraude alguém que escreveu para você',
    preview: 'Não mande dinheiro. Veja o que fazer se já mandou.',
    title: name === null ? `Banimos por fraude ${someone}` : `Banimos ${name} por fraude`,
    parts: [
      {
        text: `${name ?? 'Alguém'} escreveu para você no ${brand}, talvez com uma identidade falsa. A última mensagem é de ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'Nunca mande dinheiro, Pix, vale-presente ou cripto para essa pessoa nem passe senhas ou códigos, seja qual for a história. Se ela procurar você em outro lugar, não responda.',
      },
      {
        text: 'Se você mandou dinheiro: fale agora com seu banco e pergunte se ainda dá para bloquear ou devolver o pagamento. Depois, faça um boletim de ocorrência e guarde comprovantes e mensagens para a polícia. Se passou uma senha ou um código, troque sua senha.',
      },
      { label: 'Ler as dicas de segurança', href: link.safetyTips },
      {
        note: 'Se tiver alguma dúvida ou tiver mandado algo, responda a este e-mail. Vamos ajudar.',
      },
    ],
    reason: `Você recebeu este e-mail porque essa pessoa escreveu para você no ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Nosso alerta sobre alguém que escreveu para você estava errado',
    preview: 'Pedimos desculpas. O alerta não vale mais.',
    title: `Erramos sobre ${name ?? someone}`,
    parts: [
      {
        text: `Em ${formatDateTime(warnedAt, timeZone)}, avisamos você do banimento por fraude de ${name ?? someone}. Essa decisão foi revertida, e o alerta não vale mais.`,
      },
      { text: 'Pedimos desculpas pela preocupação.' },
      { label: 'Ver seus alertas', href: link.fraudWarnings },
      { note: 'Se tiver alguma dúvida, responda a este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque enviamos esse alerta a você no ${brand}.`,
  }),
};
