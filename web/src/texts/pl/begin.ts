import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Żądam, aby premium działało od razu, przed upływem 14 dni na odstąpienie od umowy. Jeśli odstąpię od umowy, zapłacę za wykorzystane dni.',
  about:
    'Wybór należy do ciebie. Bez tej zgody premium też zacznie działać od razu, a po odstąpieniu od umowy dostaniesz zwrot całej kwoty.',
};
