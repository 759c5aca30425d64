import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { minimumAge } from '../../../members.ts';
import { nameCountriesIn } from '../../country-name.ts';
import { placeName } from '../place-name.ts';
import { profileNeedTexts } from '../profile-needs.ts';
import { formatWait } from '../format-wait.ts';
import { plural } from '../plural.ts';

export const profiles: ErrorTexts<typeof profilesErrors> = {
  gender_changes_used_up: ({ seconds }) =>
    `Płeć była już dziś zmieniana kilka razy. Spróbuj ponownie za ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `Data urodzenia była już dziś zmieniana kilka razy. Spróbuj ponownie za ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `Miejsce było już dziś zmieniane kilka razy. Spróbuj ponownie za ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `To już bardzo dużo nowych odpowiedzi jak na jeden dzień. Spróbuj ponownie za ${formatWait(seconds)}.`,
  choice_unknown: ({ known }) => `Liczba odpowiedzi na to pytanie: ${known}, numerowanych od 0.`,
  ages_reversed: 'Wiek minimalny nie może być wyższy niż maksymalny.',
  prompt_answered_twice: 'Dokończ każde zdanie tylko raz.',
  country_unknown: ({ country }) =>
    `Nie ma takiego kraju: ${country}. Podaj angielską nazwę lub dwuliterowy kod.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `Nie możemy znaleźć takiego miasta: ${city} (${countryName(country)}). Może chodzi o: ${oneOf.format(close.map((name) => placeName(name, country)))}?`
      : `Nie możemy znaleźć takiego miasta: ${city} (${countryName(country)}). Spróbuj podać większe w pobliżu.`,
  no_town_near: 'W pobliżu tych współrzędnych nie ma miasta. Wpisz je ręcznie.',
  position_far_from_city: ({ city, country }) =>
    `Te współrzędne są daleko od miasta ${placeName(city, country)}.`,
  place_incomplete: 'Podaj szerokość i długość geograficzną, miasto i kraj albo wszystko razem.',
  hidden_words_used_up: ({ most }) => `Możesz ukryć do ${most} słów. Najpierw usuń któreś.`,
  too_young_and_deleted: `Aby dołączyć, trzeba mieć co najmniej ${minimumAge} lat. Twoje konto zostało usunięte.`,
  field_consent_missing: ({ name }) =>
    `Najpierw wyraź zgodę na użycie swojej odpowiedzi o „${name}”.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [first && profileNeedTexts[first], others.length > 0 && left(others.length)]
      .filter(Boolean)
      .join(' '),
};

const left = (count: number) =>
  plural(count, {
    one: `Potem jeszcze ${count} rzecz.`,
    few: `Potem jeszcze ${count} rzeczy.`,
    many: `Potem jeszcze ${count} rzeczy.`,
    other: `Potem jeszcze ${count} rzeczy.`,
  });

const countryName = nameCountriesIn('pl');
const oneOf = new Intl.ListFormat('pl', { type: 'disjunction' });
