import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Outra pessoa',
    sentence: 'A pessoa na imagem parece ser outra que a das suas fotos.',
  },
  'picture-of-picture': {
    label: 'Foto de uma foto ou tela',
    sentence: 'A imagem parece mostrar uma foto ou uma tela, não o momento.',
  },
  pose: { label: 'Pose não feita', sentence: 'A imagem mostra outra pose que a pedida.' },
  'face-hidden': { label: 'Rosto não visível', sentence: 'Seu rosto não aparece bem o bastante.' },
  minor: {
    label: 'Parece ter menos de 18',
    sentence: 'Você parece ter menos de 18 anos. Nossa equipe está vendo a sua conta.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Sua foto principal mudou desde a checagem.',
  name: 'Seu nome mudou desde a checagem.',
  age: 'Sua data de nascimento mudou desde a checagem.',
};
