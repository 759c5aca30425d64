import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'Um domingo perfeito',
  'get-along': 'A gente vai se dar bem se',
  'never-shut-up': 'Não paro de falar sobre',
  'looking-for': 'Procuro',
  'simple-pleasure': 'Um prazer simples',
  'unusual-skill': 'Meu talento mais inútil',
  'best-trip': 'Uma viagem que não sai da minha cabeça',
  'first-date': 'Um primeiro encontro que eu ia adorar',
  'cook-for-you': 'O que eu cozinharia para você',
  'small-hill': 'Uma opinião boba que defendo até o fim',
  'learning-now': 'Estou aprendendo',
  'proud-of': 'Tenho um orgulho discreto de',
  'green-flag': 'Uma green flag',
  'after-work': 'Depois do trabalho, você me encontra',
  'last-laughed': 'A última coisa que me fez rir alto',
  'favourite-place': 'Meu lugar favorito na cidade',
  'childhood-me': 'Aos dez anos, eu tinha certeza de que ia ser',
  'friends-say': 'Quem me conhece diz que',
  'bad-at': 'Sou maravilhosamente ruim em',
  'on-repeat': 'Não sai do meu repeat',
  'changed-mind': 'Mudei de ideia sobre',
  'teach-you': 'Posso te ensinar',
  'good-deed': 'A maior gentileza de quem nem me conhecia',
  tradition: 'Uma tradição que mantenho',
  'two-truths': 'Duas verdades e uma mentira',
};
