import { ownProfile } from '@kindred/contract/accounts';
import {
  changeLocation,
  changePause,
  changeShowLastActive,
  completeProfile,
  editProfile,
  searchPlaces,
} from '@kindred/contract/profiles';
import { saveAnswer, listAnswers, removeAnswer } from '@kindred/contract/profiles/answers';
import { aboutCaller } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(ownProfile),
  aboutCaller(completeProfile, { body: {} }),
  aboutCaller(editProfile, { body: { bio: 'Mine alone' } }),
  aboutCaller(changeShowLastActive, { body: { showLastActive: false } }),
  aboutCaller(changePause, { body: { paused: true } }),
  aboutCaller(changeLocation, { body: { city: 'Paris', country: 'FR' } }),
  aboutCaller(searchPlaces, { url: '/places?search=porto' }),
  aboutCaller(listAnswers),
  aboutCaller(saveAnswer, {
    url: '/answers/tidy',
    body: { mine: 1, accepted: [1], importance: 'very' },
  }),
  aboutCaller(removeAnswer, { url: '/answers/tidy' }),
];
