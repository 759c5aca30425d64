import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/picture-requests.ts';
import { refusalTexts } from '@kindred/contract/texts/pt/picture-refusals';

export const messages: Translated<typeof en> = {
  title: 'Imagens íntimas suas',
  about: (brand: string) =>
    `Alguém mostra uma imagem íntima sua no ${brand} sem seu consentimento? Peça para removermos. Você não precisa de conta.`,
  promise:
    'Uma pessoa decide em 48 horas. A imagem então some daqui, junto com as cópias que encontrarmos.',
  signedIn:
    'Já entrou na sua conta? Você também pode denunciar a foto ou a mensagem onde ela aparece.',
  who: 'Quem aparece na imagem?',
  self: 'Eu',
  representative: 'Uma pessoa que represento',
  name: 'Seu nome completo',
  person: 'Nome completo da pessoa que aparece',
  location: 'Onde está?',
  locationAbout:
    'O endereço do perfil ou da foto, se você tiver. Se não, o nome, a idade e a cidade, ou em qual conversa.',
  description: 'O que ela mostra?',
  descriptionAbout: 'Para reconhecermos a imagem: o lugar, a roupa ou o dia, por exemplo.',
  picture: 'A imagem, se você tiver (opcional)',
  pictureAbout:
    'Encontramos as cópias pela impressão digital dela. A imagem é lida uma vez e não é guardada, e ninguém olha para ela.',
  choose: 'Escolher imagem',
  another: 'Escolher outra',
  reading: 'Lendo a imagem…',
  read: 'A impressão digital está pronta. Não guardamos a imagem.',
  forget: 'Deixar de fora',
  email: 'Seu e-mail',
  contact: 'Outra forma de falar com você (opcional)',
  contactAbout: 'Sem e-mail, nossa resposta fica só nesta página.',
  goodFaith:
    'Declaro de boa-fé que esta imagem é íntima, que mostra a mim ou a pessoa que represento, que foi publicada sem consentimento e que tudo o que informo aqui é correto',
  goodFaithAbout:
    'Não contamos a quem publicou quem você é. Um pedido sozinho não remove nada: antes, uma pessoa analisa.',
  signature: 'Assine com seu nome completo',
  signatureAbout: 'Exatamente como acima. Vale como sua assinatura.',
  send: 'Pedir a remoção',
  sending: 'Enviando…',
  received: (reference: string) => `Recebemos seu pedido ${reference}.`,
  due: (when: string) => `Vamos decidir até ${when}.`,
  mailed: 'Enviamos um e-mail com um link.',
  keep: 'Guarde este link para ler nossa resposta ou acrescentar algo:',
  open: 'Seu pedido',
  loading: 'Carregando seu pedido…',
  number: 'Número',
  receivedAt: 'Recebido',
  dueAt: 'Decisão até',
  state: 'Situação',
  why: 'Por quê',
  question: 'Precisamos saber mais',
  facts: 'O que você acrescentou',
  add: 'Acrescentar algo',
  addAbout: 'Por exemplo, onde mais você viu a imagem ou o que perguntamos.',
  addSend: 'Acrescentar',
  adding: 'Acrescentando…',
  answer: 'Nossa resposta',
  statement: 'Ler ou contestar a decisão',
  newOne: 'Enviar outro pedido',
  states: {
    open: 'Alguém da nossa equipe está analisando',
    hidden: 'Oculta até decidirmos',
    removed: 'Removida, com as cópias que encontramos',
    refused: 'Não removida',
    acted: 'Atendemos o pedido',
  },
  refusals: refusalTexts,
};
