import type { messages as en } from '../en/photos.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Fotos',
  why: 'Sua foto principal é a primeira coisa que as pessoas veem. Uma foto nítida só do seu rosto funciona melhor.',
  loading: 'Carregando suas fotos…',
  failed: 'Não foi possível carregar suas fotos',
  again: 'Tentar de novo',
  add: 'Adicionar fotos',
  addMore: 'Adicionar mais',
  addAt: (number: number) => `Adicionar foto ${number}`,
  limits: (most: number) =>
    `Até ${most} fotos. A primeira é a principal. JPEG, PNG, WebP ou AVIF de qualquer tamanho.`,
  drop: 'Você também pode arrastar as fotos para cá.',
  hidden: 'Removemos dados ocultos, como a localização.',
  tipsLabel: 'Dicas',
  tips: ['Luz do dia, sem óculos escuros', 'Uma com sorriso', 'Uma fazendo algo de que você gosta'],
  full: 'Você chegou ao limite de fotos. Exclua uma para adicionar outra.',
  list: 'Suas fotos, em ordem',
  alt: (number: number) => `Sua foto ${number}`,
  main: 'Foto principal',
  inReview: 'Em análise',
  waiting: 'Em análise. Por enquanto, só você vê.',
  noMain: 'Escolha uma foto principal. Sem ela, ninguém encontra você.',
  options: (number: number) => `Editar foto ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `Movida para a posição 1 de ${of}. Agora é sua foto principal.`
      : `Movida para a posição ${place} de ${of}.`,
  deleted: 'Foto excluída.',
  added: (name: string) => `${name}: foto adicionada.`,
  crop: {
    title: 'Ajuste sua foto',
    titleOf: (left: number) =>
      `Ajuste suas fotos (${plural(left, { one: 'falta', other: 'faltam' })} ${left})`,
    area: 'Foto. Use as setas do teclado para movê-la.',
    hint: 'Arraste a foto para movê-la e o círculo até seu rosto.',
    zoom: 'Zoom',
    left: 'Girar à esquerda',
    right: 'Girar à direita',
    cancel: 'Pular foto',
    use: 'Usar foto',
  },
  point: {
    label: 'Rosto. Use as setas do teclado para mover o círculo.',
    place: (x: number, y: number) =>
      `${formatPercent(x)} a partir da esquerda, ${formatPercent(y)} a partir do topo`,
  },
  uploads: {
    label: 'Envios',
    waiting: 'Aguardando',
    paused: 'Aguardando conexão. Continua automaticamente.',
    uploading: 'Enviando',
    again: (name: string) => `Tentar de novo: ${name}`,
    dismiss: (name: string) => `Fechar: ${name}`,
    tryAgain: 'Tentar de novo',
    close: 'Fechar',
    kind: 'Não conseguimos ler este arquivo. Escolha uma foto JPEG, PNG, WebP ou AVIF.',
    large: (megabytes: number) =>
      `Não conseguimos ler este arquivo, e ele tem mais de ${megabytes} MB. Escolha uma versão menor.`,
    noRoom: (all: number) => `Você pode ter até ${all} fotos. Exclua uma e depois adicione esta.`,
    tooMany: (minutes: number) =>
      `Você enviou fotos demais. Tente de novo em ${minutes} ${plural(minutes, { one: 'minuto', other: 'minutos' })}.`,
  },
};
