import { reasonTexts } from '@kindred/contract/texts/pt/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approvals.ts';

export const messages: Translated<typeof en> = {
  title: 'Novos membros',
  about:
    'Essas pessoas não veem ninguém, e ninguém as vê, até você aprovar. Quem espera há mais tempo vem primeiro.',
  keys: 'Teclas: A aprova, R recusa, J e K mudam de pessoa.',
  loading: 'Carregando novos membros...',
  failed: 'Erro ao carregar os novos membros',
  again: 'Tentar de novo',
  show: 'Mostrar',
  waiting: 'Em espera',
  refused: 'Recusados',
  none: 'Ninguém está esperando.',
  noneRefused: 'Ninguém foi recusado.',
  more: 'Mostrar mais',
  unnamed: 'Ainda sem nome',
  approve: 'Aprovar',
  refuse: 'Recusar',
  cancel: 'Cancelar',
  refuseTitle: 'Recusar este membro',
  refuseAbout: 'A pessoa lê o motivo e o que você escreve, e pode mudar o perfil e pedir de novo.',
  reason: 'Motivo',
  words: 'Com suas palavras',
  openFile: 'Abrir a ficha',
  answers: 'Respostas e textos',
  noInvitation: 'Veio sem convite',
  earlier: 'Recusado antes:',
  since: (asked: string, joined: string) => `Em espera desde ${asked}, cadastro em ${joined}`,
  byPartner: (name: string) => `Veio com o código de ${name}`,
  byMember: (name: string) => `Veio com o convite de ${name}`,
  aMember: 'um membro',
  photo: (name: string, number: number) => `Foto ${number} de ${name}`,
  decided: (count: number) => (count === 1 ? '1 pessoa decidida' : `${count} pessoas decididas`),
  says: 'Diz:',
  reasons: reasonTexts,
};
