import type { messages as en } from '../en/danger.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Risco à vida',
  about:
    'Se a vida ou a segurança de alguém puder estar em perigo, fale primeiro com a polícia do lugar onde a pessoa está e depois registre aqui o que você repassou. Só a equipe vê estes registros, e eles não podem ser excluídos.',
  loading: 'Carregando registros…',
  failed: 'Erro ao carregar os registros',
  again: 'Tentar de novo',
  none: 'Nenhum registro ainda. Você pode adicionar um a partir de um caso.',
  noneOfCase: 'Nenhum registro deste caso.',
  more: 'Mostrar mais',
  newRecord: (reference: string) => `Novo registro do caso #${reference}`,
  openCase: (reference: string) => `Abrir caso #${reference}`,
  person: (name: string) => `Sobre ${name}`,
  unnamed: 'alguém sem nome',
  suspicion: 'O que você suspeita',
  suspicionAbout: 'Quem pode estar em perigo, de quê e como você sabe.',
  to: 'Repassado a',
  toAbout: 'A delegacia, o tribunal ou a unidade da Europol.',
  passedWhat: 'O que foi repassado',
  passedWhatAbout: 'Por exemplo, mensagens, o perfil ou um endereço IP.',
  passedAt: 'Repassado em',
  referenceField: 'O número de protocolo, se você tiver',
  reference: 'Número de protocolo',
  recordedBy: 'Registrado por',
  colleague: 'Alguém que já saiu da equipe',
  save: 'Salvar registro',
  close: 'Fechar',
  saved: 'O registro foi salvo.',
};
