import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'Que conteúdo ilegal pode aparecer?',
    'Por exemplo fraude, ameaças, imagens íntimas, abuso de crianças, ódio',
  ],
  likelihood: [
    'Qual a probabilidade de cada um no seu site?',
    'Compare os números acima e pense em quem são os seus membros.',
  ],
  effects: ['Quem seria prejudicado, e quanto?', 'Pense nas pessoas com mais risco.'],
  measures: ['O que você faz contra isso?', 'As configurações do serviço e o que a sua equipe faz'],
  changes: ['O que mudou e o que você planeja?', 'Desde a última avaliação e até a próxima'],
  'age-check': [
    'Como você impede a entrada de crianças?',
    'Os membros informam a data de nascimento e confirmam ser adultos. Denúncias sobre menores vêm primeiro.',
  ],
  attraction: ['O site pode atrair crianças?', 'O tema, a aparência, onde você anuncia'],
  conclusion: ['O que você conclui?', 'Por exemplo: não é provável que crianças entrem, porque…'],
  controller: ['Quem é responsável pelos dados?', 'Nome e contato, também do encarregado de dados'],
  purposes: [
    'Para que você usa os dados?',
    'Por exemplo apresentar pessoas, segurança, pagamentos',
  ],
  people: ['Dados de quem, e quais?', 'Membros, pessoas que denunciam, a sua equipe'],
  transfers: ['Quem recebe dados, e em que países?', 'Os serviços acima, e com quais contratos'],
  security: ['Como você protege os dados?', 'Acesso, criptografia, backups, quem pode ver o quê'],
  need: [
    'O que você trata, e por que é necessário?',
    'Deixe de fora aquilo sem o que o serviço funcionaria.',
  ],
  risks: [
    'O que pode acontecer com os membros?',
    'Por exemplo serem expostos, seguidos, chantageados ou prejudicados no trabalho',
  ],
  advice: ['Quem você consultou?', 'Por exemplo o encarregado de dados ou membros'],
  done: [
    'O que você fez ou decidiu, quando, e onde está a prova?',
    'Por exemplo um nome e endereço, um número de registro ou por que não se aplica a você',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Membros',
  reports: 'Denúncias',
  underAge: 'Denúncias sobre menores',
  decisions: 'Decisões',
  medianHours: 'Horas até resolver uma denúncia (mediana)',
  appeals: 'Recursos',
  reversed: 'Recursos que mudaram a decisão',
  photoReview: 'Fotos revisadas antes de aparecerem',
  nudes: 'Verificação de nudez',
  rules: 'Regras de segurança ativas',
  regions: 'Países',
  sensitiveFields: 'Campos sensíveis próprios',
  recipients: 'Serviços que recebem dados',
  leavingDays: 'Dias até apagar uma conta excluída',
  exportDays: 'Dias em que um arquivo de dados fica guardado',
  reportDays: 'Dias em que denúncias resolvidas ficam guardadas',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'servidor de e-mail',
  payments: 'Stripe (pagamentos)',
  files: 'armazenamento de objetos',
  push: 'serviços push dos navegadores',
  google: 'Google (acesso)',
  facebook: 'Facebook (acesso)',
  webhooks: 'webhooks próprios',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'desligada',
  cautious: 'cautelosa',
  usual: 'habitual',
  strict: 'rigorosa',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'O que o serviço sabe',
  knowsAbout: 'Contado nos últimos doze meses e guardado com as suas respostas.',
  save: 'Guardar como nova versão',
  missing: 'Responda a esta pergunta.',
  versions: 'Versões',
  none: 'Ninguém preencheu este formulário ainda.',
  everywhere: 'Todos',
  nothing: 'Nenhum',
  yes: 'Sim',
  no: 'Não',
  unknown: 'Não se sabe',
  loading: 'Carregando as obrigações…',
  failed: 'Não foi possível carregar as obrigações',
  again: 'Tentar de novo',
  version: (version: string, day: string) => `Versão ${version}, ${day}`,
  by: (name: string | null) => `Por ${name ?? 'uma conta excluída'}`,
  saved: (version: string) => `A versão ${version} foi guardada.`,
};
