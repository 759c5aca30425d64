import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'Ein perfekter Sonntag',
  'get-along': 'Wir verstehen uns, wenn',
  'never-shut-up': 'Darüber könnte ich stundenlang reden',
  'looking-for': 'Ich suche',
  'simple-pleasure': 'Eine kleine Freude im Alltag',
  'unusual-skill': 'Mein nutzlosestes Talent',
  'best-trip': 'Eine Reise, an die ich noch oft denke',
  'first-date': 'Ein gutes erstes Date',
  'cook-for-you': 'Das würde ich für dich kochen',
  'small-hill': 'Davon bringt mich niemand ab',
  'learning-now': 'Gerade lerne ich',
  'proud-of': 'Darauf bin ich heimlich stolz',
  'green-flag': 'Damit punktest du bei mir',
  'after-work': 'Nach der Arbeit findest du mich',
  'last-laughed': 'Darüber habe ich zuletzt laut gelacht',
  'favourite-place': 'Mein Lieblingsort in der Stadt',
  'childhood-me': 'Mit zehn wollte ich unbedingt werden',
  'friends-say': 'Meine Leute würden dir erzählen',
  'bad-at': 'Darin bin ich grandios schlecht',
  'on-repeat': 'Läuft gerade in Dauerschleife',
  'changed-mind': 'Darüber denke ich heute anders',
  'teach-you': 'Das könnte ich dir beibringen',
  'good-deed': 'Das Netteste, was jemand Fremdes für mich getan hat',
  tradition: 'Eine Tradition, die ich pflege',
  'two-truths': 'Zwei Wahrheiten und eine Lüge',
};
