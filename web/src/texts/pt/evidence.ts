import type { messages as en } from '../en/evidence.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  loading: 'Carregando provas…',
  failed: 'Erro ao carregar as provas',
  again: 'Tentar de novo',
  titles: {
    profile: 'Cópia do perfil',
    photo: 'Foto denunciada',
    message: 'Mensagem denunciada',
  },
  chatWith: (name: string) => `Conversa com ${name}`,
  messages: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'mensagem', other: 'mensagens' })}`,
  earlier: (count: number) =>
    `Mostrar ${formatNumber(count)} ${plural(count, { one: 'mensagem anterior', other: 'mensagens anteriores' })}`,
  taken: (when: string) => `Salva: ${when}`,
  from: { reporter: 'Quem denunciou', reported: 'Membro denunciado' },
  reported: 'Denunciada',
  sentPhoto: 'foto',
  edited: 'editada',
  deletedMessage: 'Apagada antes da denúncia',
  photo: (number: number) => `Foto ${number}, grande`,
  coveredNude: 'Provável nude, desfocado. Mostrar',
  covered: (number: number) => `Foto ${number}, desfocada. Mostrar todas as fotos`,
  closed: (number: number) => `Foto ${number}, oculta até o caso ser encaminhado`,
  show: 'Mostrar',
  escalateFirst: 'Encaminhe primeiro',
  unloaded: 'Não carregou',
  related: 'Denúncias relacionadas',
};
