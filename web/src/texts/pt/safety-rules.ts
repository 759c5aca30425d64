import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Links soletrados',
  elsewhere: 'Ofertas em outro site',
  messenger: 'Outro mensageiro ou telefone',
  'paid-dates': 'Encontros pagos',
  script: 'Frases de golpes românticos',
  'quick-money': 'Dinheiro rápido',
  insult: 'Insultos',
  demand: 'Exigências sexuais',
  disguise: 'Palavras disfarçadas',
  'same-text': 'O mesmo texto para muitos',
  'new-people': 'Muitas pessoas novas numa hora',
  likes: 'Muitas curtidas',
  'banned-photo': 'Foto de um membro banido',
  'changed-profile': 'Perfil mudado pouco antes',
  reports: 'Denúncias de membros confiáveis',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Palavras da mensagem',
  link: 'Um endereço soletrado ou um destes sites',
  contact: 'Um telefone em palavras ou outra forma de escrever',
  disguise: 'Uma palavra disfarçada de outra regra',
  'same-text': 'O mesmo texto, ou quase, para várias pessoas numa semana',
  'new-people': 'Pessoas novas numa hora',
  likes: 'Curtidas desde ontem',
  'banned-photo': 'Uma foto igual à de um membro banido',
  'changed-profile': 'Foto ou idade mudadas nestas horas',
  reports: 'Denúncias de 30 dias, pesadas pelas anteriores de quem denuncia',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'Conta nos números das regras, e nada mais acontece.',
    slowFrom: 'Por um dia, só pode escrever a poucas pessoas novas por hora.',
    holdFrom: 'As mensagens a pessoas novas esperam até a equipe analisar a conta.',
    peopleAnHour: 'Novas são as pessoas que ainda não responderam.',
    youngDays: 'Perfis falsos escrevem para muita gente nos primeiros dias. 0 desliga o limite.',
    youngPeople:
      'Termina antes se alguém responde ou se as fotos são checadas. O membro fica sabendo.',
  },
  names,
  signals,
  about:
    'Estas regras olham mensagens a pessoas que ainda não responderam. Cada uma soma pontos por pessoa. Nenhuma regra bane ninguém: pessoas da sua equipe veem as contas retidas. Se você publicar sem uma regra, todos os que só ela retinha são liberados.',
  list: 'Regras',
  on: 'Ativa',
  weight: 'Pontos por pessoa',
  most: 'Conta no máximo para estas pessoas',
  from: 'Conta a partir de',
  units: { people: 'pessoas', likes: 'curtidas', hours: 'horas', percent: 'por cento' },
  words: (language: string) => `Palavras em ${language}`,
  wordsAbout: 'Uma por linha. Um asterisco é o resto de uma palavra, uma cerquilha um número.',
  name: 'Nome',
  remove: 'Apagar a regra',
  add: 'Adicionar uma regra com palavras',
  newName: 'Regra nova',
  noWords: 'Esta regra não tem palavras.',
  edit: 'Mudar',
  done: 'Fechar',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `Este mês: ${members} membros, ${held} freados ou retidos, ${upheld} confirmados, ${errors} liberados como erro`,
  noFigures: 'Este mês: nada encontrado',
  tryOut: {
    title: 'Testar uma mensagem',
    about: 'Quanto esta mensagem somaria? Ela não é enviada a lugar nenhum.',
    field: 'Mensagem',
    none: 'Nenhuma regra encontra algo nela.',
    found: (rule: string, points: number) => `${rule}: ${points} pontos`,
    sum: (points: number, effect: string) =>
      `${points} pontos por pessoa que a recebe. Com três pessoas: ${effect}.`,
    effects: {
      none: 'nada acontece',
      note: 'é anotado',
      slow: 'a conta é freada',
      hold: 'as primeiras mensagens esperam',
    },
  },
};
