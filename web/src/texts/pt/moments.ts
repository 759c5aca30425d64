import type { messages as en } from '../en/moments.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  label: 'Novidades para você',
  matched: (name: string) => `Você e ${name} deram match`,
  seeMatch: 'Ver seu match',
  wrote: (name: string) => `${name} enviou uma mensagem para você`,
  close: 'Fechar',
  blocked: {
    label: 'Bloqueio',
    text: (name: string) => `Você bloqueou ${name}.`,
    undo: 'Desfazer',
  },
  push: {
    label: 'Notificações push',
    about: (brand: string) => `Fique sabendo de mensagens e matches mesmo com o ${brand} fechado.`,
    names: 'Os nomes não aparecem na tela de bloqueio.',
    turnOn: 'Ativar notificações',
    later: 'Agora não',
  },
};
