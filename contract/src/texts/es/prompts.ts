import type { promptLabels as en } from '../en/prompts.ts';
import type { Translated } from '../translated.ts';

/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels: Translated<typeof en> = {
  'perfect-sunday': 'Un domingo perfecto',
  'get-along': 'Nos llevaremos bien si',
  'never-shut-up': 'Podría hablar durante horas de',
  'looking-for': 'Aquí busco',
  'simple-pleasure': 'Un pequeño placer',
  'unusual-skill': 'Mi talento más inútil',
  'best-trip': 'Un viaje en el que sigo pensando',
  'first-date': 'Mi plan ideal para una primera cita',
  'cook-for-you': 'Lo que te cocinaría',
  'small-hill': 'Una tontería que defenderé a muerte',
  'learning-now': 'Ahora mismo estoy aprendiendo',
  'proud-of': 'Me enorgullece, aunque lo cuente poco',
  'green-flag': 'Para mí es una green flag',
  'after-work': 'Después del trabajo me encuentras',
  'last-laughed': 'Lo último que me hizo reír a carcajadas',
  'favourite-place': 'Mi rincón favorito de la ciudad',
  'childhood-me': 'A los diez años juraba que sería',
  'friends-say': 'Quien me conoce te dirá que',
  'bad-at': 'Se me da maravillosamente mal',
  'on-repeat': 'Lo que no dejo de escuchar',
  'changed-mind': 'Cambié de opinión sobre',
  'teach-you': 'Te podría enseñar',
  'good-deed': 'Lo más bonito que alguien hizo por mí sin conocerme',
  tradition: 'Una tradición que mantengo',
  'two-truths': 'Dos verdades y una mentira',
};
