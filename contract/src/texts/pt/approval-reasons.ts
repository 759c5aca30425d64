import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Fotos',
    member: 'Suas fotos não mostram bem você. Escolha fotos em que dê para reconhecer você.',
  },
  incomplete: { label: 'Perfil com pouca coisa', member: 'Seu perfil diz muito pouco sobre você.' },
  'not-genuine': {
    label: 'Não parece autêntico',
    member: 'Não tivemos certeza de que o perfil é seu.',
  },
  behavior: {
    label: 'Contra as regras',
    member: 'Algo no seu perfil vai contra as nossas regras.',
  },
  'not-for-them': {
    label: 'Não é o propósito do site',
    member: 'Seu perfil não combina com o propósito desta comunidade.',
  },
  other: { label: 'Outro motivo', member: 'Algo no seu perfil nos impediu de aprová-lo.' },
};
