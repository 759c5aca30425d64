import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'medium' });

export const messages: Translated<typeof en> = {
  title: 'Idiomas',
  about:
    'As traduções foram feitas por máquinas e por pessoas que não têm o idioma como língua materna. Peça a falantes nativos que revisem cada uma e marque aqui as já revisadas.',
  columns: ['Idioma', 'Situação', 'Ações'],
  loading: 'Carregando os idiomas…',
  failed: 'Não foi possível carregar os idiomas',
  again: 'Tentar de novo',
  source: 'Idioma de origem',
  unread: 'Ainda sem revisão de falantes nativos',
  read: 'Com revisão de falantes nativos',
  changed: (time: string) => `Os textos mudaram desde a revisão de ${dayOf(time)}`,
  marked: (reader: string, by: string | null, time: string) =>
    `Revisão: ${reader}. Marcada por ${by ?? 'uma conta excluída'} em ${dayOf(time)}.`,
  version: (version: string) => `Versão dos textos: ${version}`,
  mark: 'Marcar como revisado',
  markOf: (name: string) => `Marcar como revisado: ${name}`,
  unmark: 'Retirar a marca',
  unmarkOf: (name: string) => `Retirar a marca: ${name}`,
  dialog: (name: string) => `Marcar como revisado: ${name}`,
  dialogAbout: 'Vale para os textos como estão agora. Se um deles mudar, esta página avisa.',
  reader: 'Quem revisou os textos?',
  readerAbout: 'Um nome ou uma empresa, por exemplo: Ana Souza',
  readerMissing: 'Diga quem revisou os textos.',
  cancel: 'Cancelar',
  note: {
    unread:
      'Os textos neste idioma ainda não foram revisados por falantes nativos. Se algum soar estranho, avise a administração.',
    changed:
      'Alguns textos neste idioma são mais recentes que a última revisão por falantes nativos. Se algum soar estranho, avise a administração.',
  },
};
