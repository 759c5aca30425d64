import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: 'Antes da primeira resposta, mensagens não podem ter links. Muitos golpes começam com um.',
  contact:
    'Antes da primeira resposta, mensagens não podem ter telefone nem e-mail. Muitos golpes começam levando a conversa cedo para outro app.',
  money:
    'Antes da primeira resposta, mensagens não podem falar de dinheiro. Muitos golpes começam assim.',
  hurtful: 'Isso pode magoar alguém. Quer enviar mesmo assim?',
  nude: 'Isso parece um nude. Envie só se a pessoa pediu. A foto chega desfocada.',
};
