import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'União Europeia',
  uk: 'Reino Unido',
  us: 'Estados Unidos',
  au: 'Austrália',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Feito',
  due: 'A fazer',
  'not-needed': 'Não é preciso',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Quem administra o site',
    'Nome, endereço e contato de quem administra o site, em uma página que todos encontram. Preencha na configuração e publique um aviso legal.',
  ],
  'eu.terms': [
    'Termos de uso',
    'Termos claros que os membros aceitam e que dizem o que não é permitido. Publique uma página e marque-a como obrigatória.',
  ],
  'eu.notice': [
    'Denunciar conteúdo ilegal',
    'Qualquer pessoa pode denunciar conteúdo sem conta, recebe um comprovante e lê a decisão.',
  ],
  'eu.reasons': [
    'Motivos de cada decisão',
    'Os membros leem por que algo deles foi removido ou limitado e o que podem fazer.',
  ],
  'eu.appeals': ['Recursos', 'Os membros podem contestar decisões. Pequenas empresas são isentas.'],
  'eu.transparency': [
    'Relatório anual de transparência',
    'Números de denúncias, decisões e recursos, prontos para publicar. Pequenas empresas são isentas.',
  ],
  'eu.minors': [
    'Proteção de menores',
    'Só adultos podem se cadastrar. Anote se a data de nascimento basta ou se é preciso verificar a idade.',
  ],
  'eu.representative': [
    'Representante na União Europeia',
    'Quem oferece um serviço na União a partir de fora indica um representante lá. Anote quem é.',
  ],
  'eu.withdrawal': [
    'Botão de desistência',
    'Os membros podem desistir de uma compra por 14 dias com dois cliques, também pelo e-mail, com comprovante e reembolso.',
  ],
  'eu.accessibility': [
    'Declaração de acessibilidade',
    'Uma página diz até que ponto pessoas com deficiência conseguem usar o site e como relatar barreiras.',
  ],
  'eu.privacy': [
    'Política de privacidade',
    'É escrita a partir das configurações deste site, com as suas próprias partes.',
  ],
  'eu.consent': [
    'Consentimento para dados sensíveis',
    'Os membros concordam antes do uso de dados sensíveis e podem voltar atrás.',
  ],
  'eu.access': [
    'Cópia e exclusão de dados',
    'Os membros baixam seus dados e excluem a conta por conta própria, nas configurações.',
  ],
  'eu.records': [
    'Registro de tratamento',
    'Quais dados você trata, por quê, por quanto tempo e quem os recebe.',
  ],
  'eu.impact': [
    'Avaliação de impacto',
    'O que pode dar errado para membros com dados sensíveis e o que você faz contra isso.',
  ],
  'eu.officer': [
    'Encarregado de dados',
    'Quem trata dados sensíveis em larga escala indica um encarregado. Anote quem é ou por que não precisa.',
  ],
  'uk.illegal-content': [
    'Avaliação de risco de conteúdo ilegal',
    'A probabilidade de cada tipo de conteúdo ilegal no seu site e o que você faz. Uma vez por ano e antes de mudanças maiores.',
  ],
  'uk.children': [
    'Avaliação do acesso de crianças',
    'Se é provável que crianças entrem e como você impede isso.',
  ],
  'uk.intimate-images': [
    'Nudes indesejados',
    'As fotos são verificadas antes do envio e um provável nude chega desfocado.',
  ],
  'uk.complaints': [
    'Denúncias e reclamações',
    'Todos podem denunciar e reclamar, também de uma decisão.',
  ],
  'uk.responsible': [
    'Pessoa responsável',
    'Indique a pessoa que responde pela segurança no seu site.',
  ],
  'uk.fee': [
    'Taxa de proteção de dados',
    'Quem trata dados pessoais paga uma taxa anual ao regulador (ICO). Anote o seu registro.',
  ],
  'uk.subscriptions': [
    'Regras para assinaturas',
    'Dois períodos de reflexão e lembretes antes da renovação. Anunciado para 2027: compare as regras finais com o seu site e anote o resultado.',
  ],
  'us.take-down': [
    'Imagens íntimas',
    'Qualquer pessoa pode pedir a remoção de uma imagem íntima sua, que fica oculta em 48 horas.',
  ],
  'us.renewal-consent': [
    'Consentimento para renovação',
    'Quem compra concorda com a renovação, e isso é guardado até três anos após o fim.',
  ],
  'us.renewal-reminder': [
    'Lembrete anual',
    'Todo ano um e-mail diz que o premium se renova, quanto custa e como cancelar.',
  ],
  'us.price-notice': [
    'Aviso de novos preços',
    'Assinantes são avisados de um novo preço pelo menos 14 dias antes de pagá-lo.',
  ],
  'us.cancel': [
    'Cancelar',
    'O premium é cancelado onde foi comprado, sem ligação nem carta, e uma compra pode ser desfeita por 14 dias.',
  ],
  'us.fraud-bans': [
    'Avisos de fraude',
    'Quem trocou mensagens com alguém banido por fraude é avisado em até uma hora.',
  ],
  'us.account-changes': [
    'Mudanças da conta',
    'Os membros recebem um e-mail quando a senha, o endereço ou o acesso muda.',
  ],
  'us.screening': [
    'Sem verificação de antecedentes',
    'Os membros leem que você não verifica antecedentes criminais. As dicas de segurança dizem isso; alguns estados exigem também em perfis ou mensagens. Anote a sua decisão.',
  ],
  'us.safety-policy': [
    'Política de segurança e relatório anual',
    'Uma política de segurança pública e todo ano um relatório com números. Anote onde estão.',
  ],
  'au.safe-dating': [
    'Informações de segurança',
    'Dicas para encontros, telefones de ajuda e formas de denunciar, em uma página para todos.',
  ],
  'au.code-signed': [
    'Código do setor',
    'Anote se você aderiu ao código do setor e quem é o seu contato.',
  ],
  'au.expectations': [
    'Expectativas básicas de segurança',
    'Avalie os riscos do seu site e o que você faz a respeito.',
  ],
  'au.removal': [
    'Pedidos de remoção',
    'A autoridade (eSafety) pode pedir uma remoção em 24 horas. Anote quem recebe o pedido e em que endereço.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about: 'O que a lei exige de um site de namoro, o que o serviço faz e o que cabe a você.',
  counsel:
    'Estes textos são rascunhos e não aconselhamento jurídico. Peça que um advogado do seu país os leia.',
  loading: 'Carregando as obrigações…',
  failed: 'Não foi possível carregar as obrigações',
  again: 'Tentar de novo',
  noPremium: 'O premium não é vendido aqui.',
  inside: 'Você está na União Europeia.',
  notOffered: 'Ninguém de lá pode entrar neste site.',
  open: 'Abrir',
  fill: 'Preencher',
  look: 'Rever',
  asOf: (day: string) => `Comparado com as leis em ${day}`,
  later: (day: string) => `Vale a partir de ${day}`,
  filled: (day: string) => `Preenchido em ${day}`,
  old: (day: string) => `Preenchido pela última vez em ${day}; uma vez por ano`,
  counts: (done: string, due: string) => `${done} feitas, ${due} a fazer`,
  openOf: (name: string) => `Abrir: ${name}`,
  fillOf: (name: string) => `Preencher: ${name}`,
  lookOf: (name: string) => `Rever: ${name}`,
};
