import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'Un dimanche parfait',
  'get-along': 'On va bien s’entendre si',
  'never-shut-up': 'Je peux en parler pendant des heures',
  'looking-for': 'Ici, je cherche',
  'simple-pleasure': 'Un plaisir simple',
  'unusual-skill': 'Mon talent le plus inutile',
  'best-trip': 'Un voyage auquel je pense encore',
  'first-date': 'Mon premier rendez-vous idéal',
  'cook-for-you': 'Ce que je te cuisinerais',
  'small-hill': 'Le petit débat où je ne lâche rien',
  'learning-now': 'En ce moment, j’apprends',
  'proud-of': 'Ma petite fierté',
  'green-flag': 'Un green flag pour moi',
  'after-work': 'Après le boulot, tu me trouveras',
  'last-laughed': 'Mon dernier fou rire',
  'favourite-place': 'Mon endroit préféré en ville',
  'childhood-me': 'À dix ans, je me voyais déjà',
  'friends-say': 'Mes proches te diraient',
  'bad-at': 'Ce que je rate avec panache',
  'on-repeat': 'En boucle en ce moment',
  'changed-mind': 'J’ai changé d’avis sur',
  'teach-you': 'Je pourrais t’apprendre',
  'good-deed': 'Un beau geste de quelqu’un qui ne me connaissait pas',
  tradition: 'Une tradition à laquelle je tiens',
  'two-truths': 'Deux vérités et un mensonge',
};
