import type { messages as en } from '../en/decide.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/pt/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const days = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'dia', other: 'dias' })}`;

export const messages: Translated<typeof en> = {
  bar: 'Decidir',
  dismiss: 'Arquivar',
  resolve: 'Resolver',
  timed: timedTexts,
  length: days,
  reply: 'Responder',
  note: 'Anotar',
  escalate: 'Encaminhar',
  deescalate: 'Cancelar encaminhamento',
  more: 'Mais',
  rule: 'Regra',
  usual: 'A decisão usual',
  reads: (name: string) => `${name} lê:`,
  removeThis: 'Remover',
  take: 'Assumir',
  takeOver: 'Assumir de quem está',
  release: 'Liberar',
  sendOnly: 'Enviar sem decidir',
  sent: 'Resposta enviada.',
  keys: 'Atalhos de teclado',
  closed: 'Este caso foi decidido e está encerrado.',
  held: (name: string | null) => `${name ?? 'Alguém da equipe'} está trabalhando neste caso.`,
  noMessage: 'Nenhuma denúncia tem uma mensagem que você possa remover.',
  answerOnly:
    'Quem decide este caso é a moderação. Você pode responder, fazer anotações e encaminhar.',
  answer: {
    to: (reports: number) =>
      plural(reports, {
        one: 'Resposta a quem denunciou',
        other: `Resposta às ${formatNumber(reports)} pessoas que denunciaram`,
      }),
    theReporter: 'Quem denunciou',
    about: 'O nome e o número da denúncia são preenchidos para cada pessoa que denunciou.',
    noOne: 'Não há a quem responder.',
    leave: 'Esc sai do campo.',
    canned: 'Resposta pronta',
    choose: 'Respostas prontas',
    none: 'Sem resposta. Quem denunciou recebe só o resultado.',
    opens: 'Abre com a ação que você escolher.',
    beforeAction: 'Enviada com a ação que você escolher.',
    usual: 'Se você deixar vazio, a resposta usual da ação é enviada.',
    sends: (action: string, answer: string) =>
      answer ? `“${action}” envia: ${answer}` : `“${action}” não envia resposta, só o resultado.`,
  },
  panel: {
    label: (what: string) => `Detalhes: ${what}`,
    reason: 'Motivo',
    theMember: 'O membro',
    reasonAbout: 'O membro lê este texto no app e por e-mail.',
    reasonOfBan: 'O membro lê este texto no app e por e-mail. Pressione Enter depois de ler.',
    about: 'Assunto',
    canned: 'Motivo pronto',
    choose: 'Motivos prontos',
    days: 'Por quanto tempo',
    photo: 'Foto a remover',
    nthPhoto: (number: number) => `Foto ${number}`,
    noPhotos: 'Este membro não tem fotos.',
    field: 'Texto a remover',
    fields: { bio: 'Bio', prompts: 'Frases', fields: 'Campos do site' },
    message: 'Mensagem a remover',
    messageAbout: 'Escolha outra na conversa.',
    details: 'Fundamento',
    andAnswer: (action: string, reporters: number) =>
      plural(reporters, {
        one: `${action} e responder a quem denunciou`,
        other: `${action} e responder a ${formatNumber(reporters)} pessoas`,
      }),
    cancel: 'Cancelar',
    missing: {
      isGroundOpen: 'Escolha o assunto.',
      outcomes: 'Escolha pelo menos uma denúncia.',
      reason: 'Digite um motivo.',
      law: 'Indique a lei.',
      publicId: 'Escolha uma foto.',
      message: 'Escolha uma mensagem.',
    },
  },
  decisions: decisionTexts,
  undo: 'Desfazer',
  tooLate: 'Mensagens enviadas',
  hide: 'Ocultar',
  undoing: (name: string) => `Desfazendo a decisão: ${name}…`,
  waits: {
    deciding: 'Enviando a decisão…',
    undoing: 'Desfazendo a decisão…',
    reading: 'Carregando o caso de novo…',
  },
  unread: (why: string) =>
    `Não foi possível carregar o caso de novo, então ele ainda não pode ser decidido. ${why}`,
  again: 'Tentar de novo',
  undone: (name: string) => `Decisão desfeita: ${name}.`,
  failed: (name: string, why: string) => `Sem decisão: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Decisão não desfeita: ${name}. ${why}`,
  openCase: 'Abrir caso',
  service: (id: string) => `caso ${id}`,
  fresh: 'Novo',
};
