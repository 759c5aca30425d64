import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-requests.ts';

export const messages: Translated<typeof en> = {
  title: 'Pede a remoção de uma imagem íntima',
  dueBy: (when: string) => `Decidir até ${when}`,
  left: (hours: number) => (hours > 0 ? `faltam ${hours}\u00a0h` : 'Atrasado'),
  self: (name: string) => `Assinado por ${name}, que aparece na imagem`,
  representative: (name: string, person: string) => `Assinado por ${name} em nome de ${person}`,
  member: 'Denunciada por um membro onde está',
  contact: (text: string) => `Outro contato: ${text}`,
  matched: 'Uma imagem foi enviada para encontrar cópias.',
  hidden: (when: string) => `Oculta desde ${when}, porque ninguém decidiu a tempo.`,
  facts: 'Acrescentado depois',
  question: 'Pergunta da equipe',
  remove: 'Remover a imagem',
  reason: 'Se ela ficar, por quê?',
  choose: 'Escolha um motivo',
  ask: 'Pedir mais informações',
  askAbout: 'A pergunta chega por e-mail. O prazo continua.',
  askSend: 'Enviar pergunta',
  place: 'De quem é a foto?',
  placeAbout: 'O endereço do perfil ou da foto, se você encontrou.',
  placeSend: 'Mover para o caso dessa pessoa',
  refusals: {
    'not-here': 'Não está neste site',
    'not-intimate': 'Não é íntima',
    'self-published': 'Publicada por quem aparece nela',
    'other-person': 'Mostra outra pessoa',
    'not-authorized': 'Sem autorização para pedir',
    'not-enough': 'Faltam informações',
  },
};
