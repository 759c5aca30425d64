import type { messages as en } from '../en/person.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  unknown: 'Este perfil não está disponível',
  unknownText: 'Ele foi fechado, pausado ou ocultado, ou não aparece mais para você.',
  onward: 'Ir para Descobrir',
  you: 'É assim que as pessoas veem você.',
  toProfile: 'Voltar ao seu perfil',
  online: 'Online agora',
  about: (name: string) => `Sobre ${name}`,
  interests: 'Interesses',
  youShare: 'Em comum',
  also: 'E também',
  back: 'Voltar',
  match: (name: string) => `O quanto você e ${name} combinam`,
  photos: (name: string) => `Fotos de ${name}`,
  photo: (name: string, number: number) => `${name}, foto ${number}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
  photoCount: (number: number, all: number) => `${number} de ${all}`,
  menu: (name: string) => `Mais sobre ${name}`,
  reportAbout: 'A pessoa não fica sabendo da denúncia.',
  blockAbout: 'Vocês não se veem mais.',
  safety: 'Segurança',
  report: 'Denunciar',
  reportPhoto: 'Denunciar esta foto',
  block: 'Bloquear',
  blockTitle: (name: string) => `Bloquear ${name}?`,
  blockText:
    'Vocês não se veem mais, e não contamos isso à pessoa. Você pode desbloquear nas configurações. Nesse caso, o match e a conversa voltam, e a pessoa pode perceber que houve um bloqueio.',
  cancel: 'Cancelar',
};
