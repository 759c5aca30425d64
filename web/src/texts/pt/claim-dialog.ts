import { plural } from '@kindred/contract/texts/pt/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/claim-dialog.ts';

export const messages: Translated<typeof en> = {
  title: (decision: string) => `${decision}: o que termina`,
  ends: {
    minor: 'Ninguém mais verifica se alguém tem menos de 18 anos.',
    life: 'Ninguém mais verifica se alguém está em segurança.',
    violence: 'Ninguém mais acompanha a ameaça ou a violência.',
    'intimate-picture':
      'O prazo do pedido para de contar. Uma imagem oculta por causa dele volta a aparecer, a menos que esta decisão a remova.',
  },
  stays: (name: string) => `A conta continua como está: ${name}.`,
  returns: (name: string, days: number) =>
    plural(days, {
      one: `${name} pode voltar depois de 1 dia.`,
      other: `${name} pode voltar depois de ${formatNumber(days)} dias.`,
    }),
  closed: (name: string) => `${name} não pode voltar, a menos que um recurso seja aceito.`,
  evidence:
    'As denúncias saem da fila. As provas são excluídas com elas quando o prazo para guardá-las termina.',
  reads: (reporters: number) =>
    plural(reporters, {
      one: 'Quem denunciou lê:',
      other: `${formatNumber(reporters)} pessoas que denunciaram leem:`,
    }),
  outcomeOnly: 'Quem denunciou fica sabendo só do resultado.',
  noOne: 'Não há a quem responder.',
  locked:
    'As provas podem mostrar uma criança e ficam ocultas até o caso ser encaminhado. Encaminhe o caso primeiro.',
  confirm: 'Olhei as provas, e esta é minha decisão.',
  cancel: 'Cancelar',
};
