import type { messages as en } from '../en/unsubscribe.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Não receber mais estes e-mails?',
  about: (email: string) =>
    `Para a conta de ${email}. Você continua recebendo todos os outros e-mails e pode ativar estes de novo nas configurações.`,
  reading: 'Abrindo seu link…',
  button: 'Não receber mais',
  working: 'Cancelando…',
  done: 'Pronto, e-mails desativados',
  doneAbout: 'Não enviamos mais estes e-mails. Você continua recebendo todos os outros.',
  settings: 'Ir para as configurações',
};
